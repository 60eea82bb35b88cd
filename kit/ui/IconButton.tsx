import type { ComponentProps, ReactNode } from 'react'
import { Anchor, type AnchorProps } from './Anchor.tsx'
import { classNames } from './class-names.ts'
import styles from './IconButton.module.css'

interface Appearance {
  /** The only text of the button; says what it does. */
  readonly label: string
  readonly icon: ReactNode
  readonly look?: 'quiet' | 'clear' | 'act' | 'state'
  readonly isLarge?: boolean
  /** A dot for unread things; the label must say it, too. */
  readonly hasDot?: boolean
}

const classOf = ({ look = 'quiet', isLarge }: Pick<Appearance, 'look' | 'isLarge'>, className?: string) =>
  classNames(styles.button, styles[look], isLarge && styles.large, className)

/** A round button of 48 px with an icon. */
export function IconButton(props: Omit<ComponentProps<'button'>, 'children'> & Appearance) {
  const { label, icon, look = 'quiet', isLarge = false, hasDot, className, ...rest } = props
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={classOf({ look, isLarge }, className)}
    >
      {icon}
      {hasDot && <span className={styles.dot} />}
    </button>
  )
}

export function IconLink(props: Omit<AnchorProps, 'children'> & Appearance) {
  const { label, icon, look = 'quiet', isLarge = false, hasDot, className, ...rest } = props
  return (
    <Anchor title={label} {...rest} aria-label={label} className={classOf({ look, isLarge }, className)}>
      {icon}
      {hasDot && <span className={styles.dot} />}
    </Anchor>
  )
}
