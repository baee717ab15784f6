import { describe, expect, it } from "vitest";
import { isPress, letGo } from "./keys";

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

describe("what was pressed", () => {
  it.each([
    ["the mouse", 1, false],
    ["a key", 0, true],
  ])("by %s", (_, detail, keeps) => {
    document.body.innerHTML = "<button>4</button>";
    const button = document.querySelector("button") as HTMLButtonElement;
    button.addEventListener("click", letGo);
    button.focus();
    button.dispatchEvent(new MouseEvent("click", { detail }));
    expect(document.activeElement === button).toBe(keeps);
  });
});
