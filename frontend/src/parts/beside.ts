// Puts something on top of the page, beside what it belongs to: above it where there is room, below it elsewhere. What lies
// in the cockpit gets it above that, so that it covers nothing that can be pressed there.
import type { Attachment } from "svelte/attachments";

const GAP = 8;

export function beside(anchor: () => Element | null): Attachment<HTMLElement> {
  return (box) => {
    const at = anchor()?.getBoundingClientRect();
    if (!at) return;
    box.showPopover();
    const { width, height } = box.getBoundingClientRect();
    const cockpit = anchor()?.closest(".cockpit")?.getBoundingClientRect().top ?? at.top;
    const above = Math.min(at.top, cockpit) - height - GAP;
    const left = Math.min(innerWidth - width - GAP, Math.max(GAP, at.left + at.width / 2 - width / 2));
    const beside = at.top - height - GAP > 0 ? at.top - height - GAP : at.bottom + GAP;
    const top = above > 0 ? above : beside;
    box.style.setProperty("left", `${left}px`);
    box.style.setProperty("top", `${top}px`);
  };
}
