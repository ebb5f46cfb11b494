/** A leaf in its own space: it leaves the stem at 0,0 and ends in 200,0. */
function Leaf({ transform, sway }: { transform: string; sway: string }) {
  return (
    <g transform={transform}>
      <g className={`leaf ${sway}`}>
        <path className="leaf-light" d="M0 0C18-66 112-104 200 0 132-22 62-22 0 0Z" />
        <path className="leaf-shade" d="M0 0C62-22 132-22 200 0 150 52 54 62 0 0Z" />
        <path
          className="leaf-veins"
          d="M0 0C62-22 132-22 200 0M38-10C46-26 58-40 74-50M80-16C92-32 104-43 120-50M122-16C134-27 144-34 157-39M42-10C58 6 70 18 90 27M88-16C102-4 114 6 132 14M130-15C142-7 150 0 160 6"
        />
      </g>
    </g>
  );
}

/** The sprout of the mark, grown up. Decorative: the words beside it say the same. */
export function Sprout() {
  return (
    <svg className="sprout" viewBox="0 0 440 400" width="440" height="400" aria-hidden="true">
      <circle className="sun" cx="220" cy="190" r="170" />
      <path
        className="stem"
        d="M211 400C214 340 210 300 213 262C215 226 215 196 220 158C222 142 225 130 229 120L231 122C227 138 226 160 226 184C226 230 228 262 228 300C228 340 229 372 232 400Z"
      />
      <Leaf transform="translate(216 262) rotate(-146) scale(.86 -.86)" sway="slow" />
      <Leaf transform="translate(223 220) rotate(-30) scale(.94)" sway="late" />
      <Leaf transform="translate(229 126) rotate(-120) scale(.46 -.46)" sway="slow" />
      <Leaf transform="translate(230 124) rotate(-62) scale(.36)" sway="late" />
    </svg>
  );
}
