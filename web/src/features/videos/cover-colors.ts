interface CoverColors {
  light: string;
  deep: string;
}

/** Each part of the Bible, by the place of its last book, is bound in a colour of its own; cream letters read well on all. */
const parts: { last: number; colors: CoverColors }[] = [
  { last: 5, colors: { light: '#2F5D46', deep: '#1B3A2B' } },
  { last: 17, colors: { light: '#6B4A2B', deep: '#432D19' } },
  { last: 22, colors: { light: '#7A3B3F', deep: '#4C2327' } },
  { last: 39, colors: { light: '#35607A', deep: '#1F3C4E' } },
  { last: 44, colors: { light: '#8A5212', deep: '#573308' } },
  { last: 65, colors: { light: '#4F5F2C', deep: '#303B18' } },
];

const revelation: CoverColors = { light: '#4B3F72', deep: '#2D254A' };

/** The binding of a book by its place in the Bible. */
export const coverColors = (order: number): CoverColors =>
  parts.find(({ last }) => order <= last)?.colors ?? revelation;
