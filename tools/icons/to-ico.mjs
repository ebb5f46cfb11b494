const HEADER = 6;
const ENTRY = 16;

/**
 * An .ico file that holds one PNG, which every browser since 2007 reads.
 * @param {Buffer} png
 * @param {number} size its width and height in pixels, below 256
 */
export function toIco(png, size) {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // an icon, not a cursor
  head.writeUInt16LE(1, 4); // with one image
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18); // where the image starts
  return Buffer.concat([head, png]);
}
