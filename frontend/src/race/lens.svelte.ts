// The camera over a drawing. It follows a car until somebody looks elsewhere, and glides where it has to go.
import { wantsStillness } from "../settings.svelte";
import { fitted, framed, freeOf, groundOf, NOTHING, usualReach, within, type Box, type Picture, type Point, type Subject, type View } from "./framing";

/** How near one can come, in pixels for a unit of the drawing. */
const NEAREST = 4;
/** After so long it has gone most of its way, in milliseconds. */
const GLIDE = 110;
/** So near is there: in pixels, and as part of the scale. */
const THERE = 0.4;
const SAME_SCALE = 0.002;
/** What is painted is stretched up to this while the camera moves, and painted anew when it rests. */
const STEP = 1.4;
/** A click may slip by so many pixels. */
const SLIP = 6;
const ENDS = ["pointerup", "pointercancel", "pointerleave"] as const;

export class Lens {
  view = $state.raw<View>({ x: 0, y: 0, scale: 1 });
  /** Where the camera is, or is on its way to. */
  goal = $state.raw<View>({ x: 0, y: 0, scale: 1 });
  mode = $state<"whole" | "following" | "free">("whole");
  /** The scale at which the picture is painted. */
  painted = $state(1);
  picture = $state.raw<Picture>({ width: 0, height: 0, insets: NOTHING, covers: [] });
  /** All the ground that can come into sight. */
  readonly ground = $derived.by(() => groundOf(this.whole, this.picture));
  readonly whole: Box;
  #target: View | null = null;
  #subject: Subject | null = null;
  /** Somebody's own wish how near to be. */
  #near: number | null = null;
  #element: HTMLElement | null = null;
  #fingers = new Map<number, Point>();
  #dragged = 0;
  #frame = 0;
  #last = 0;

  constructor(whole: Box) {
    this.whole = whole;
  }

  get isFollowing(): boolean {
    return this.mode === "following";
  }

  get isWhole(): boolean {
    return this.mode === "whole";
  }

  /** The last touch moved the track: it was no click on something there. */
  get hasDragged(): boolean {
    return this.#dragged > SLIP;
  }

  /** What is seen between the sheets, as a part of the drawing. */
  get box(): Box {
    const free = freeOf(this.picture);
    const { x, y, scale } = this.view;
    return [x + free.x / scale, y + free.y / scale, free.width / scale, free.height / scale];
  }

  /** The window, or what lies on the track, has another size. */
  resize(picture: Picture): void {
    const isFirst = !this.picture.width;
    this.picture = picture;
    if (!picture.width || !picture.height) return;
    if (isFirst || this.isWhole) this.#jump(fitted(this.whole, picture));
    if (this.isFollowing && this.#subject) this.#jump(this.#framed(this.#subject));
  }

  fit(): void {
    this.mode = "whole";
    this.#near = null;
    this.#glide(fitted(this.whole, this.picture));
  }

  /** From now on this stays in sight. */
  follow(subject: Subject): void {
    this.mode = "following";
    this.#near = null;
    this.keepInView(subject);
  }

  keepInView(subject: Subject): void {
    this.#subject = subject;
    this.#glide(this.#framed(subject));
  }

  /** Around a point of the picture, or around the middle of its free area. */
  zoom(by: number, at: Point = this.#middle()): void {
    const from = this.#target ?? this.view;
    const least = fitted(this.whole, this.picture).scale;
    const scale = within(from.scale * by, least, NEAREST);
    if (scale <= least) return this.fit();
    this.#near = scale;
    if (this.isFollowing && this.#subject) return this.keepInView(this.#subject);
    this.mode = "free";
    this.#glide({ x: from.x + at.x / from.scale - at.x / scale, y: from.y + at.y / from.scale - at.y / scale, scale });
  }

  attach = (element: HTMLElement): (() => void) => {
    this.#element = element;
    element.addEventListener("wheel", this.#wheel, { passive: false });
    element.addEventListener("keydown", this.#key);
    element.addEventListener("pointerdown", this.#touch);
    element.addEventListener("pointermove", this.#drag);
    for (const end of ENDS) element.addEventListener(end, this.#release);
    return () => {
      cancelAnimationFrame(this.#frame);
      this.#frame = 0;
      element.removeEventListener("wheel", this.#wheel);
      element.removeEventListener("keydown", this.#key);
      element.removeEventListener("pointerdown", this.#touch);
      element.removeEventListener("pointermove", this.#drag);
      for (const end of ENDS) element.removeEventListener(end, this.#release);
    };
  };

  #framed(subject: Subject): View {
    const usual = usualReach(this.picture);
    const reach = this.#near === null ? usual : { near: this.#near, far: Math.min(usual.far, this.#near) };
    return framed(subject, this.whole, this.picture, reach);
  }

  #middle(): Point {
    const free = freeOf(this.picture);
    return { x: free.x + free.width / 2, y: free.y + free.height / 2 };
  }

  /** By so many pixels. */
  #pan(right: number, down: number): void {
    this.mode = "free";
    const { x, y, scale } = this.#target ?? this.view;
    const middle = this.#middle();
    const [left, top, width, height] = this.whole;
    // the middle of what is seen stays on the drawing
    const across = within(x + (right + middle.x) / scale, left, left + width) - middle.x / scale;
    const along = within(y + (down + middle.y) / scale, top, top + height) - middle.y / scale;
    this.#jump({ x: across, y: along, scale });
  }

  #jump(view: View): void {
    this.#target = null;
    this.view = view;
    this.goal = view;
    this.painted = view.scale;
  }

  #glide(view: View): void {
    if (!this.picture.width) return;
    if (wantsStillness() || document.hidden) return this.#jump(view);
    this.#target = view;
    this.goal = view;
    if (this.#frame) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#step);
  }

  #step = (now: number): void => {
    this.#frame = 0;
    const target = this.#target;
    if (!target) return;
    const part = 1 - Math.exp(-Math.max(0, now - this.#last) / GLIDE);
    this.#last = now;
    const { x, y, scale } = this.view;
    const next = { x: x + (target.x - x) * part, y: y + (target.y - y) * part, scale: scale + (target.scale - scale) * part };
    const isThere =
      Math.hypot(target.x - next.x, target.y - next.y) * target.scale < THERE && Math.abs(next.scale / target.scale - 1) < SAME_SCALE;
    if (isThere) return this.#jump(target);
    this.view = next;
    const stretch = next.scale / this.painted;
    if (stretch > STEP || stretch < 1 / STEP) this.painted = next.scale;
    this.#frame = requestAnimationFrame(this.#step);
  };

  /** Where the page itself can be scrolled a wheel scrolls it, except with Ctrl (which a pinch on a touchpad sends too). */
  #wheel = (event: WheelEvent): void => {
    const canScroll = document.documentElement.scrollHeight > window.innerHeight;
    if (canScroll && !event.ctrlKey) return;
    event.preventDefault();
    this.zoom(event.deltaY < 0 ? 1.2 : 1 / 1.2, this.#pointOf(event));
  };

  #touch = (event: PointerEvent): void => {
    if (!this.#fingers.size) this.#dragged = 0;
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };

  #release = (event: PointerEvent): void => {
    this.#fingers.delete(event.pointerId);
  };

  /** One finger pans, two pinch. */
  #drag = (event: PointerEvent): void => {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const [x, y] = [event.clientX - before.x, event.clientY - before.y];
    this.#dragged += Math.hypot(x, y);
    const apart = this.#apart();
    this.#fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (this.#fingers.size === 2 && apart > 0) return this.#pinch(this.#apart() / apart);
    if (this.#fingers.size > 1 || this.isWhole) return;
    this.#pan(-x, -y);
  };

  #apart(): number {
    const [one, other] = [...this.#fingers.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  }

  #pinch(by: number): void {
    const [one, other] = [...this.#fingers.values()];
    if (!one || !other) return;
    this.mode = "free";
    this.zoom(by, this.#pointOf({ clientX: (one.x + other.x) / 2, clientY: (one.y + other.y) / 2 }));
  }

  #key = (event: KeyboardEvent): void => {
    const step = this.picture.width / 8;
    const moves: Record<string, () => void> = {
      "+": () => this.zoom(1.4),
      "-": () => this.zoom(1 / 1.4),
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

  #pointOf(event: { clientX: number; clientY: number }): Point {
    const at = this.#element?.getBoundingClientRect();
    return { x: event.clientX - (at?.left ?? 0), y: event.clientY - (at?.top ?? 0) };
  }
}
