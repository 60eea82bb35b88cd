import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Anchor } from './Anchor.tsx'
import styles from './PillNav.module.css'
import { scrollToMiddle } from './scroll.ts'

export interface Pill<Id extends string> {
  readonly id: Id
  readonly label: string
  readonly icon?: ReactNode
  /** With an address the pill is a link, otherwise a toggle. */
  readonly href?: string | undefined
}

export interface PillNavProps<Id extends string> {
  readonly label: string
  readonly pills: readonly Pill<Id>[]
  readonly current: Id | undefined
  readonly onPick?: ((id: Id) => void) | undefined
}

/** A row of filters that scrolls sideways; the active one is centred. */
export function PillNav<Id extends string>({ label, pills, current, onPick }: PillNavProps<Id>) {
  const name = useId()
  const list = useRef<HTMLElement>(null)
  useEffect(() => {
    const on = [...(list.current?.children ?? [])].find((pill) => pill.id === `${name}${current}`)
    if (list.current && on) scrollToMiddle(list.current, on)
  }, [name, current])

  return (
    <nav ref={list} className={styles.pills} aria-label={label}>
      {pills.map(({ id, label, icon, href }) => {
        const isOn = id === current
        if (href !== undefined)
          return (
            <Anchor
              key={id}
              id={`${name}${id}`}
              href={href}
              className={styles.pill}
              aria-current={isOn ? 'page' : undefined}
              onClick={() => onPick?.(id)}
            >
              {icon}
              {label}
            </Anchor>
          )
        return (
          <button
            key={id}
            id={`${name}${id}`}
            type="button"
            className={styles.pill}
            aria-pressed={isOn}
            onClick={() => onPick?.(id)}
          >
            {icon}
            {label}
          </button>
        )
      })}
    </nav>
  )
}
