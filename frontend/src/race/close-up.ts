// The camera goes slowly nearer to what happens, and is back when it is over or skipped. Whatever the lens shows stays as it is.
import { untrack } from "svelte";

const NEARER = 1.5;
const MS = 900;
const BACK_MS = 200;

/** For what holds the pictures of the track, while `moment` lasts. */
export function closeUp(moment: object | null, at: () => { x: number; y: number } | null): (root: HTMLElement) => (() => void) | undefined {
  return (root) => {
    const point = moment && untrack(at);
    const pictures = [...root.querySelectorAll<SVGSVGElement>(":scope > svg")];
    const origin = point && pictures[0] ? originOf(pictures[0], point) : null;
    if (!origin) return undefined;
    const far = { transform: "scale(1)", transformOrigin: origin };
    const near = { transform: `scale(${NEARER})`, transformOrigin: origin };
    const going = pictures.map((picture) => picture.animate([far, near], { duration: MS, easing: "ease-out", fill: "forwards" }));
    return () => {
      for (const animation of going) animation.cancel();
      for (const picture of pictures) picture.animate([near, far], { duration: BACK_MS, easing: "ease-in" });
    };
  };
}

/** On the picture as it is laid out, whatever the camera makes of it. */
function originOf(picture: SVGSVGElement, { x, y }: { x: number; y: number }): string | null {
  const { x: left, y: top, width } = picture.viewBox.baseVal;
  if (!width) return null;
  const scale = picture.width.baseVal.value / width;
  return `${(x - left) * scale}px ${(y - top) * scale}px`;
}
