/** The mark as plain SVG, for pictures made outside of a page: no classes, no tokens. */
export function MarkPicture({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" role="img" aria-label="Lintel">
      <path d="M1 4h22v5.5H1z" fill="#b93c0a" />
      <path d="M4 11h4.5v10H4zM15.5 11H20v10h-4.5z" fill="#16202b" />
    </svg>
  );
}
