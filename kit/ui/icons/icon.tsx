export interface IconProps {
  readonly className?: string | undefined
}

/**
 * Makes an icon from one path on a 256 grid. The paths come from @phosphor-icons/core (MIT), one weight each:
 * the package's own components contain six weights and are seven times as large.
 */
export function drawnIcon(path: string, isMirrored = false) {
  return function Icon({ className }: IconProps) {
    return (
      <svg
        className={className}
        viewBox="0 0 256 256"
        width="1.25em"
        height="1.25em"
        fill="currentColor"
        aria-hidden="true"
        data-mirrored={isMirrored || undefined}
      >
        <path d={path} />
      </svg>
    )
  }
}
