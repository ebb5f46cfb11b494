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
      <circle className="sun" cx="220" cy="196" r="168" />
      <path
        className="stem"
        d="M211 400C214 340 210 300 213 262C215 230 214 200 219 168C221 156 224 150 227 144L229 146C226 158 225 172 225 190C225 230 228 262 228 300C228 340 229 372 232 400Z"
      />
      <Leaf transform="translate(216 256) rotate(-144) scale(.86 -.86)" sway="slow" />
      <Leaf transform="translate(224 214) rotate(-38) scale(.98)" sway="late" />
      <Leaf transform="translate(226 152) rotate(-112) scale(.5 -.5)" sway="slow" />
      <Leaf transform="translate(228 150) rotate(-66) scale(.36)" sway="late" />
    </svg>
  );
}
