import { describe, expect, it } from "vitest";
import codes from "./qr-codes.json";
import { qrCode, qrPath } from "./qr";

const shown = (text: string): string[] => (qrCode(text) ?? []).map((row) => row.map((isDark) => (isDark ? "#" : ".")).join(""));

describe("a QR code", () => {
  // made by another program (Python's segno, with mask 0 and without the empty byte that it adds before the filling)
  it.each(codes)("is what others make of it: $text", ({ text, rows }) => {
    expect(shown(text)).toEqual(rows);
  });

  it("is none for what is too long", () => {
    expect(qrCode("x".repeat(134))).not.toBeNull();
    expect(qrCode("x".repeat(135))).toBeNull();
  });

  it("is drawn square by square", () => {
    expect(qrPath([[true, false], [false, true]])).toBe("M0 0h1v1h-1zM1 1h1v1h-1z");
  });
});
