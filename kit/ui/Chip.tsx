import type { ReactNode } from 'react'
import { minutes, type Duration } from '#kit/time/time.ts'
import { classNames } from './class-names.ts'
import styles from './Chip.module.css'
import { TimerIcon } from './icons/areas.tsx'

export interface ChipProps {
  readonly children: ReactNode
  readonly icon?: ReactNode
  readonly isTall?: boolean
  /** Without it the chip is not a button. */
  readonly onPress?: (() => void) | undefined
  readonly className?: string | undefined
}

/** A small piece of state: an icon and a few words; a button if it leads somewhere. */
export function Chip({ children, icon, isTall, onPress, className }: ChipProps) {
  const look = classNames(styles.chip, isTall && styles.tall, className)
  if (!onPress)
    return (
      <span className={look}>
        {icon}
        {children}
      </span>
    )
  return (
    <button type="button" className={look} onClick={onPress}>
      {icon}
      {children}
    </button>
  )
}

export type TimeTone = 'calm' | 'soon' | 'last' | 'gone'

/** Style for the urgency of a remaining time: a ring below ten minutes, coral below one. */
export function toneOfTime(left: Duration): TimeTone {
  if (left <= 0) return 'gone'
  if (left < minutes(1)) return 'last'
  return left < minutes(10) ? 'soon' : 'calm'
}

export interface TimeChipProps extends Omit<ChipProps, 'icon' | 'className'> {
  readonly tone: TimeTone
}

/** A remaining time; the caller provides its text, and its tone by `toneOfTime`. */
export function TimeChip({ tone, children, ...rest }: TimeChipProps) {
  return (
    <Chip {...rest} icon={<TimerIcon />} className={tone === 'calm' ? undefined : styles[tone]}>
      <span data-counter>{children}</span>
    </Chip>
  )
}
