// Zoom and pan over a drawing. It can follow a car, until somebody looks elsewhere.
type Box = [number, number, number, number];

const MOST = 6;
const CLOSE = 2.6;
/** So many pixels for a unit of the drawing at least: then the numbers on the road can be read. */
const READABLE = 0.6;
/** What is followed fills no more than this part of the picture, turned round. */
const ROOM = 1.7;
const EDGE = 0.25;
const ENDS = ["pointerup", "pointercancel", "pointerleave"] as const;

export interface Point {
  x: number;
  y: number;
}

export class Lens {
  box = $state.raw<Box>([0, 0, 1, 1]);
  isFollowing = $state(false);
  #svg: SVGSVGElement | null = null;
  #near: number;
  #fingers = new Map<number, Point>();

  constructor(readonly whole: Box) {
    this.box = [...whole];
    this.#near = whole[2];
  }

  get isMoved(): boolean {
    return this.box[2] < this.whole[2] * 0.999;
  }

  fit(): void {
    this.isFollowing = false;
    this.box = [...this.whole];
  }

  /** From now on these stay in the middle. */
  follow(points: readonly Point[]): void {
    this.isFollowing = true;
    this.#near = this.#closest();
    this.keepInView(points);
  }

  /** As near as it is, or as far as it must be. */
  keepInView(points: readonly Point[]): void {
    const [left, right] = ends(points.map(({ x }) => x));
    const [top, bottom] = ends(points.map(({ y }) => y));
    const needed = Math.max(right - left, ((bottom - top) * this.whole[2]) / this.whole[3]) * ROOM;
    const width = Math.min(this.whole[2], Math.max(this.#near, needed));
    this.#show((left + right) / 2 - width / 2, (top + bottom) / 2 - this.#heightOf(width) / 2, width);
  }

  /** Around a point of the drawing, or around the middle of what is seen. */
  zoom(by: number, x = this.box[0] + this.box[2] / 2, y = this.box[1] + this.box[3] / 2): void {
    const width = Math.min(this.whole[2], Math.max(this.whole[2] / MOST, this.box[2] / by));
    const scale = width / this.box[2];
    this.#near = width;
    this.#show(x - (x - this.box[0]) * scale, y - (y - this.box[1]) * scale, width);
  }

  attach = (svg: SVGSVGElement): (() => void) => {
    this.#svg = svg;
    svg.addEventListener("wheel", this.#wheel, { passive: false });
    svg.addEventListener("keydown", this.#key);
    svg.addEventListener("pointerdown", this.#touch);
    svg.addEventListener("pointermove", this.#drag);
    for (const end of ENDS) svg.addEventListener(end, this.#release);
    return () => {
      svg.removeEventListener("wheel", this.#wheel);
      svg.removeEventListener("keydown", this.#key);
      svg.removeEventListener("pointerdown", this.#touch);
      svg.removeEventListener("pointermove", this.#drag);
      for (const end of ENDS) svg.removeEventListener(end, this.#release);
    };
  };

  #pan(right: number, down: number): void {
    this.isFollowing = false;
    this.#show(this.box[0] + right, this.box[1] + down, this.box[2]);
  }

  #closest(): number {
    const readable = (this.#svg?.clientWidth || Infinity) / READABLE;
    return Math.max(this.whole[2] / MOST, Math.min(this.whole[2] / CLOSE, readable));
  }

  #heightOf(width: number): number {
    return (width * this.whole[3]) / this.whole[2];
  }

  /** A part of the drawing may look over its edge, so that what is at the edge is not under the buttons. */
  #show(x: number, y: number, width: number): void {
    const height = this.#heightOf(width);
    const edge = width < this.whole[2] ? EDGE : 0;
    const left = within(x, this.whole[0] - edge * width, this.whole[0] + this.whole[2] - (1 - edge) * width);
    const top = within(y, this.whole[1] - edge * height, this.whole[1] + this.whole[3] - (1 - edge) * height);
    this.box = [left, top, width, height];
  }

  /** With Ctrl (which a pinch on a touchpad sends too), so that the page can still be scrolled. */
  #wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    const point = this.#point(event);
    this.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, point?.x, point?.y);
  };

  #touch = (event: PointerEvent): void => {
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  #release = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  /** One finger pans, two pinch. */
  #drag = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before || !this.#svg) return;
    const [x, y] = [event.clientX - before.x, event.clientY - before.y];
    const apart = this.#apart();
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 2 && apart > 0) return this.#pinch(this.#apart() / apart);
    if (this.#fingers.size > 1 || !this.isMoved) return;
    const scale = this.box[2] / this.#svg.clientWidth;
    this.#pan(-x * scale, -y * scale);
  };

  #apart(): number {
    const [one, other] = [...this.#fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  #pinch(by: number): void {
    const [one, other] = [...this.#fingers.values()];
    if (!one || !other) return;
    const middle = this.#point({ clientX: (one.x + other.x) / 2, clientY: (one.y + other.y) / 2 });
    this.isFollowing = false;
    this.zoom(by, middle?.x, middle?.y);
  }

  #key = (event: KeyboardEvent): void => {
    const step = this.box[2] / 8;
    const moves: Record<string, () => void> = {
      "+": () => this.zoom(1.4),
      "-": () => this.zoom(1 / 1.4),
      "0": () => this.fit(),
      ArrowLeft: () => this.#pan(-step, 0),
      ArrowRight: () => this.#pan(step, 0),
      ArrowUp: () => this.#pan(0, -step),
      ArrowDown: () => this.#pan(0, step),
    };
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    event.stopPropagation();
    move();
  };

  #point(event: { clientX: number; clientY: number }): DOMPoint | null {
    const matrix = this.#svg?.getScreenCTM()?.inverse();
    return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix) : null;
  }
}

function ends(values: readonly number[]): [number, number] {
  return [Math.min(...values), Math.max(...values)];
}

function within(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
