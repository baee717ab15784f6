import { describe, expect, it } from "vitest";
import { isPress } from "./keys";

function presses(key: string, html: string): boolean {
  document.body.innerHTML = html;
  const event = new KeyboardEvent("keydown", { key });
  document.body.firstElementChild?.dispatchEvent(event);
  return isPress(event);
}

describe("a key", () => {
  it("presses the button that has the focus", () => {
    expect([" ", "Enter"].map((key) => presses(key, "<button>Zoom</button>"))).toEqual([true, true]);
    expect([" ", "Enter"].map((key) => presses(key, "<div></div>"))).toEqual([false, false]);
  });

  it("presses no button that is disabled, and Space presses no link", () => {
    expect(presses(" ", "<button disabled>Zoom</button>")).toBe(false);
    expect([" ", "Enter"].map((key) => presses(key, '<a href="/">Home</a>'))).toEqual([false, true]);
  });
});
