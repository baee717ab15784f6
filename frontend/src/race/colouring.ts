// The colours of a drawing, by day or by night, for everything inside an element.
import type { DrawingData } from "../protocol";
import { theme } from "../theme.svelte";

export function colourOf(drawing: DrawingData): (element: SVGElement) => void {
  return (element) => {
    const colours = theme.isDark ? drawing.dark : drawing.light;
    for (const [role, value] of Object.entries(colours)) element.style.setProperty(`--track-${role}`, value);
  };
}
