/** A leaf that grows from x,y, pointing upwards when it is not turned. The tone is a CSS class. */
export const leaf = (x: number, y: number, turn: number, size: number, tone: string) => (
  <path
    key={`${x},${y},${turn}`}
    className={tone}
    transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}
    d="M0 0C-8-4-8-15 0-22 8-15 8-4 0 0Z"
  />
);
