import type { ComponentProps, ReactNode } from 'react'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import { classNames } from './class-names.ts'
import styles from './Button.module.css'

interface Appearance {
  /** `act` is the single main action of a view; `danger` is never placed under the thumb. */
  readonly look?: undefined | 'act' | 'quiet' | 'ghost' | 'danger'
  readonly size?: undefined | 'small' | 'normal' | 'large'
  readonly isWide?: boolean | undefined
  readonly icon?: ReactNode
}

export interface ButtonProps extends ComponentProps<'button'>, Appearance {
  /** Waits for an answer: keeps its focus, spins and ignores presses. */
  readonly isPending?: boolean
}

const classOf = ({ look = 'quiet', size, isWide }: Appearance, className?: string) =>
  classNames(styles.button, styles[look], size && styles[size], isWide && styles.wide, className)

export function Button({ look, size, isWide, icon, isPending = false, className, ...rest }: ButtonProps) {
  const { children, onClick, ...attributes } = rest
  return (
    <button
      type="button"
      {...attributes}
      className={classOf({ look, size, isWide }, className)}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={(event) => {
        if (isPending) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {isPending ? <span className={styles.spinner} /> : icon}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({
  look,
  size,
  isWide,
  icon,
  className,
  children,
  ...rest
}: AnchorProps & Appearance) {
  return (
    <Anchor {...rest} className={classOf({ look, size, isWide }, className)}>
      {icon}
      {children}
    </Anchor>
  )
}
