/** Bellhop's mark, as in its icon. */
export function Cloche({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="4 5 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d="M8 21a8 8 0 0 1 16 0zM6 24h20M16 13v-2M14 9.5h4" />
    </svg>
  );
}
