// A QR code (ISO/IEC 18004) of a link, as squares that are dark or not. It is drawn in the browser: the link has a
// secret in it, which need not go anywhere to become a picture.

/** By version, from 1: bytes of error correction for each block, how many blocks, bytes of data in each. */
const MEDIUM = [[10, 1, 16], [16, 1, 28], [26, 1, 44], [18, 2, 32], [24, 2, 43], [16, 4, 27]] as const;
/** Of the largest version, with less error correction: for links that are too long otherwise. */
const LOW = [18, 2, 68] as const;
const LEVEL_MEDIUM = 0;
const LEVEL_LOW = 1;

interface Shape {
  version: number;
  level: number;
  blocks: readonly [number, number, number];
}

/** Rows of squares; null for a text that is too long. Versions from 7 on would need their number written as well. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const shape = shapeFor(bytes.length);
  if (!shape) return null;
  const [corrections, count, size] = shape.blocks;
  const data = padded(bytes, count * size);
  const blocks = Array.from({ length: count }, (_, block) => data.slice(block * size, (block + 1) * size));
  const words = [...interleaved(blocks), ...interleaved(blocks.map((block) => remainder(block, corrections)))];
  return drawn(words, shape);
}

/** As the path of an SVG. */
export function qrPath(rows: readonly boolean[][]): string {
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join("");
}

function shapeFor(bytes: number): Shape | null {
  const fits = ([, count, size]: readonly [number, number, number]): boolean => bytes + 2 <= count * size;
  const index = MEDIUM.findIndex(fits);
  const blocks = MEDIUM[index];
  if (blocks) return { version: index + 1, level: LEVEL_MEDIUM, blocks };
  return fits(LOW) ? { version: MEDIUM.length, level: LEVEL_LOW, blocks: LOW } : null;
}

/** In bytes: the kind of data in four bits, its length in eight, the text, four bits of nothing, and filling. */
function padded(bytes: readonly number[], capacity: number): number[] {
  const halves = [4, bytes.length >> 4, bytes.length & 15, ...bytes.flatMap((byte) => [byte >> 4, byte & 15]), 0];
  const found = Array.from({ length: halves.length / 2 }, (_, place) => ((halves[2 * place] ?? 0) << 4) | (halves[2 * place + 1] ?? 0));
  for (let filling = 0xec; found.length < capacity; filling ^= 0xec ^ 0x11) found.push(filling);
  return found;
}

function interleaved(blocks: readonly number[][]): number[] {
  const longest = blocks[0]?.length ?? 0;
  return Array.from({ length: longest }, (_, place) => blocks.map((block) => block[place] ?? 0)).flat();
}

// -- error correction: Reed and Solomon, in the field of 256 elements -------------------------------------------

const POWERS: number[] = [];
for (let value = 1, n = 0; n < 255; n += 1) {
  POWERS.push(value);
  value = (value << 1) ^ (value & 0x80 ? 0x11d : 0);
}
const LOGS = new Map(POWERS.map((value, power) => [value, power]));

function times(a: number, b: number): number {
  return a && b ? (POWERS[((LOGS.get(a) ?? 0) + (LOGS.get(b) ?? 0)) % 255] ?? 0) : 0;
}

/** Of the data, as a polynomial, by the one with the first so many powers of 2 as its roots. */
function remainder(data: readonly number[], degree: number): number[] {
  let divisor = [1];
  for (let n = 0; n < degree; n += 1) {
    const raised = [...divisor, 0];
    divisor = raised.map((value, place) => value ^ times(divisor[place - 1] ?? 0, POWERS[n] ?? 0));
  }
  const rest = new Array<number>(degree).fill(0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    rest.forEach((value, place) => (rest[place] = value ^ times(divisor[place + 1] ?? 0, factor)));
  }
  return rest;
}

// -- the picture ------------------------------------------------------------------------------------------------

type Squares = (boolean | undefined)[][];

function drawn(words: readonly number[], { version, level }: Shape): boolean[][] {
  const size = 17 + 4 * version;
  const squares: Squares = Array.from({ length: size }, () => new Array<boolean | undefined>(size).fill(undefined));
  const set = (x: number, y: number, isDark: boolean): void => {
    const row = squares[y];
    if (row && x >= 0 && x < size) row[x] = isDark;
  };
  // the two lines for timing first: the corners are drawn over their ends
  for (let n = 0; n < size; n += 1) for (const [x, y] of [[n, 6], [6, n]] as const) set(x, y, n % 2 === 0);
  for (const [x, y] of [[3, 3], [size - 4, 3], [3, size - 4]] as const) rings(set, x, y, 4, [0, 1, 3]);
  if (version > 1) rings(set, size - 7, size - 7, 2, [0, 2]);
  writeFormat(set, size, level);
  fill(squares, words);
  return squares.map((row) => row.map(Boolean));
}

/** Squares round a middle; dark are those at these distances. */
function rings(set: (x: number, y: number, isDark: boolean) => void, x: number, y: number, width: number, dark: readonly number[]): void {
  for (let dy = -width; dy <= width; dy += 1)
    for (let dx = -width; dx <= width; dx += 1) set(x + dx, y + dy, dark.includes(Math.max(Math.abs(dx), Math.abs(dy))));
}

/** Twice: which level, and which mask, with corrections of its own. */
function writeFormat(set: (x: number, y: number, isDark: boolean) => void, size: number, level: number): void {
  const data = level << 3;
  let rest = data;
  for (let n = 0; n < 10; n += 1) rest = (rest << 1) ^ ((rest >> 9) * 0x537);
  const bits = ((data << 10) | rest) ^ 0x5412;
  for (let n = 0; n < 15; n += 1) {
    const isDark = ((bits >> n) & 1) === 1;
    const near = n < 6 ? n : n < 8 ? n + 1 : 15 - n;
    if (n < 8) set(8, near, isDark);
    else set(n === 8 ? 7 : 14 - n, 8, isDark);
    if (n < 8) set(size - 1 - n, 8, isDark);
    else set(8, size - 15 + n, isDark);
  }
  set(8, size - 8, true);
}

/** From the lower right corner, two columns at a time, up and down. The mask is the plainest: links look random enough. */
function fill(squares: Squares, words: readonly number[]): void {
  const size = squares.length;
  let bit = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    const isUpward = ((right + 1) & 2) === 0;
    for (let step = 0; step < size; step += 1) {
      const y = isUpward ? size - 1 - step : step;
      for (const x of [right, right - 1]) {
        const row = squares[y];
        if (!row || row[x] !== undefined) continue;
        const isSet = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
        row[x] = isSet !== ((x + y) % 2 === 0);
        bit += 1;
      }
    }
  }
}
