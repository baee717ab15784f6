// Zoom and pan over a drawing.
type Box = [number, number, number, number];

const MOST = 6;

export class Lens {
  box = $state<Box>([0, 0, 1, 1]);
  #svg: SVGSVGElement | null = null;

  constructor(readonly whole: Box) {
    this.box = [...whole];
  }

  get isMoved(): boolean {
    return this.box[2] < this.whole[2] * 0.999;
  }

  fit(): void {
    this.box = [...this.whole];
  }

  /** Around a point of the drawing, or around the middle of what is seen. */
  zoom(by: number, x = this.box[0] + this.box[2] / 2, y = this.box[1] + this.box[3] / 2): void {
    const width = Math.min(this.whole[2], Math.max(this.whole[2] / MOST, this.box[2] / by));
    const scale = width / this.box[2];
    this.#show(x - (x - this.box[0]) * scale, y - (y - this.box[1]) * scale, width);
  }

  lookAt(x: number, y: number): void {
    const width = this.whole[2] / 2.6;
    this.#show(x - width / 2, y - (width * this.whole[3]) / this.whole[2] / 2, width);
  }

  attach = (svg: SVGSVGElement): (() => void) => {
    this.#svg = svg;
    svg.addEventListener("wheel", this.#wheel, { passive: false });
    svg.addEventListener("pointermove", this.#drag);
    svg.addEventListener("keydown", this.#key);
    return () => {
      svg.removeEventListener("wheel", this.#wheel);
      svg.removeEventListener("pointermove", this.#drag);
      svg.removeEventListener("keydown", this.#key);
    };
  };

  #show(x: number, y: number, width: number): void {
    const height = (width * this.whole[3]) / this.whole[2];
    const left = Math.min(this.whole[0] + this.whole[2] - width, Math.max(this.whole[0], x));
    const top = Math.min(this.whole[1] + this.whole[3] - height, Math.max(this.whole[1], y));
    this.box = [left, top, width, height];
  }

  /** With Ctrl (which a pinch on a touchpad sends too), so that the page can still be scrolled. */
  #wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const point = this.#point(event);
    this.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, point?.x, point?.y);
  };

  #drag = (event: PointerEvent): void => {
    if (event.buttons !== 1 || !this.isMoved || !this.#svg) return;
    const scale = this.box[2] / this.#svg.clientWidth;
    this.#show(this.box[0] - event.movementX * scale, this.box[1] - event.movementY * scale, this.box[2]);
  };

  #key = (event: KeyboardEvent): void => {
    const step = this.box[2] / 8;
    const moves: Record<string, () => void> = {
      "+": () => this.zoom(1.4),
      "-": () => this.zoom(1 / 1.4),
      "0": () => this.fit(),
      ArrowLeft: () => this.#show(this.box[0] - step, this.box[1], this.box[2]),
      ArrowRight: () => this.#show(this.box[0] + step, this.box[1], this.box[2]),
      ArrowUp: () => this.#show(this.box[0], this.box[1] - step, this.box[2]),
      ArrowDown: () => this.#show(this.box[0], this.box[1] + step, this.box[2]),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };

  #point(event: WheelEvent): DOMPoint | null {
    const matrix = this.#svg?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix) : null;
  }
}
