/** A lintel over a door opening, and the load that goes around it: what the product is named after. */
export function LintelDrawing({ label }: { label: string }) {
  return (
    <svg
      viewBox="0 0 360 240"
      role="img"
      aria-label={label}
      className="block h-auto w-full max-w-md border border-line bg-card"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <path d="M24 216h312" />
      <path d="M60 216V96h56v120M244 216V96h56v120" strokeWidth="2.5" />
      <path
        d="M60 126h56M60 156h56M60 186h56M88 96v30M74 126v30M102 126v30M88 156v30M74 186v30M102 186v30"
        stroke="var(--control)"
      />
      <path
        d="M244 126h56M244 156h56M244 186h56M272 96v30M258 126v30M286 126v30M272 156v30M258 186v30M286 186v30"
        stroke="var(--control)"
      />
      <path d="M84 72h192v24H84z" fill="var(--accent)" stroke="var(--accent)" />
      <path d="M60 40h240v32H60z" />
      <path d="M120 40v32M180 40v32M240 40v32" stroke="var(--control)" />
      <g stroke="var(--muted)">
        <path d="M100 12v20M140 12v20M180 12v20M220 12v20M260 12v20" />
        <path d="m96 27 4 6 4-6m32 0 4 6 4-6m32 0 4 6 4-6m32 0 4 6 4-6m32 0 4 6 4-6" />
        <path d="M116 204h128" strokeDasharray="5 5" />
        <path d="M88 228h184M84 232l8-8M268 232l8-8" />
      </g>
    </svg>
  );
}
