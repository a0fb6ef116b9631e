type IconProps = {
  /** A path of `icons.ts`. */
  of: string;
  size?: number;
  className?: string;
};

/** A decorative icon, hidden from screen readers. */
export const Icon = ({ of, size = 20, className }: IconProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={of} />
  </svg>
);
