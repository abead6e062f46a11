import type { ReactNode } from 'react';

function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 144 96"
      aria-hidden="true"
      className="block h-auto w-full"
      fill="none"
      stroke="var(--ink)"
      strokeWidth="1.5"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </svg>
  );
}

/** The sign on the truck's door, and two pins. */
export function NameDrawing() {
  return (
    <Drawing>
      <path d="M8 66V30h52l20 18h18v18" />
      <path d="M60 30v36M8 66h12m24 0h32m22 0h-6" />
      <circle cx="32" cy="67" r="9" />
      <circle cx="87" cy="67" r="9" />
      <path d="M16 40h36v14H16z" stroke="var(--accent)" />
      <path d="M22 47h24" stroke="var(--accent)" />
      <path d="M118 48c-7-9-10-13-10-18a10 10 0 0 1 20 0c0 5-3 9-10 18z" />
      <circle cx="118" cy="30" r="3.5" />
      <path d="M4 86h136" stroke="var(--control)" />
    </Drawing>
  );
}

/** A list of permits, two confirmed, one not. */
export function ConfirmDrawing() {
  return (
    <Drawing>
      <path d="M24 8h96v80H24z" />
      <path d="M24 34h96M24 61h96" stroke="var(--control)" />
      <path d="M54 18h52M54 25h30M54 45h44M54 52h36M54 71h50M54 78h24" stroke="var(--muted)" />
      <path d="M33 15h12v12H33zM33 42h12v12H33zM33 69h12v12H33z" />
      <path d="m35.5 21 3.5 3.5 7-9M35.5 48l3.5 3.5 7-9" stroke="var(--accent)" strokeWidth="2.5" />
    </Drawing>
  );
}

/** A phone with the notice on it. */
export function NoticeDrawing() {
  return (
    <Drawing>
      <path d="M50 4h44v88H50z" />
      <path d="M66 85h12" />
      <path d="M36 24h72v32H36z" fill="var(--card)" stroke="var(--accent)" />
      <path d="M44 32h16v12H44zM44 33l8 6 8-6" stroke="var(--accent)" />
      <path d="M68 33h32M68 40h22M68 47h28" stroke="var(--muted)" />
      <path d="M58 16h28M58 66h28M58 74h18" stroke="var(--control)" />
    </Drawing>
  );
}
