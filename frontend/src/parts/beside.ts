// Puts something on top of the page, beside what it belongs to: above it where there is room, below it elsewhere. What lies
// in the cockpit gets it above that, so that it covers nothing that can be pressed there, nor what a lesson says of it.
import type { Attachment } from "svelte/attachments";

const GAP = 8;

export function beside(anchor: () => Element | null): Attachment<HTMLElement> {
  return (box) => {
    const at = anchor()?.getBoundingClientRect();
    if (!at) return;
    box.showPopover();
    const { width, height } = box.getBoundingClientRect();
    const cockpit = anchor()?.closest(".cockpit");
    const spared = cockpit ? [cockpit, ...document.querySelectorAll(".lesson")] : [];
    const above = Math.min(at.top, ...spared.map((one) => one.getBoundingClientRect().top)) - height - GAP;
    const left = Math.min(innerWidth - width - GAP, Math.max(GAP, at.left + at.width / 2 - width / 2));
    const beside = at.top - height - GAP > 0 ? at.top - height - GAP : at.bottom + GAP;
    const top = above > 0 ? above : beside;
    box.style.setProperty("left", `${left}px`);
    box.style.setProperty("top", `${top}px`);
  };
}
