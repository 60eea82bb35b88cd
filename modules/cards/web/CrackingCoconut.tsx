import { useEffect, useRef, type PointerEvent } from 'react'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Coconut } from '#kit/ui/Coconut.tsx'
import { Coconut as CrackedShell } from './art/Coconut.tsx'
import { HITS_TO_CRACK, type Step } from './opening-steps.ts'
import { cardsTexts } from './texts.ts'
import styles from './opening-stage.module.css'

/** A held finger hits again after this time. */
const HOLD_MS = 380
/** A swipe of this many pixels counts as another hit. */
const SWIPE_PX = 70

/** How far the shell is open after each hit. */
const STAGES = [0, 1, 2] as const

interface CrackingCoconutProps {
  readonly isBlue: boolean
  readonly step: Step
  readonly hits: number
  readonly onHit: () => void
}

/** The shell: tap, hold or swipe until it breaks; Enter and Space hit it as well. */
export function CrackingCoconut({ isBlue, step, hits, onHit }: CrackingCoconutProps) {
  const text = useMessages(cardsTexts)
  const gesture = useHits(onHit, step === 'shell')
  if (step !== 'shell')
    return (
      <div className={styles.bowl}>
        <div className={styles.cone} />
        <div className={styles.lid}>
          <Coconut isBlue={isBlue} state="open" />
        </div>
        <Coconut isBlue={isBlue} state="open" />
      </div>
    )
  return (
    <button
      type="button"
      className={styles.shell}
      aria-label={text('open.hit', { left: HITS_TO_CRACK - hits })}
      data-first-focus
      {...gesture}
    >
      {/* A new key with each hit restarts the shake animation. */}
      <span key={hits} className={hits > 0 ? styles.struck : styles.waiting}>
        <CrackedShell isBlue={isBlue} isRipe={hits === 0} stage={STAGES[hits]} />
      </span>
    </button>
  )
}

function useHits(onHit: () => void, isActive: boolean) {
  const latest = useRef(onHit)
  const held = useRef<ReturnType<typeof setInterval>>(undefined)
  const from = useRef<number>(undefined)
  useEffect(() => {
    latest.current = onHit
  })
  const release = () => {
    clearInterval(held.current)
    from.current = undefined
  }
  useEffect(() => {
    if (!isActive) clearInterval(held.current)
    return () => clearInterval(held.current)
  }, [isActive])
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return
      from.current = event.clientX
      latest.current()
      clearInterval(held.current)
      held.current = setInterval(() => latest.current(), HOLD_MS)
    },
    onPointerMove(event: PointerEvent) {
      if (from.current === undefined || Math.abs(event.clientX - from.current) < SWIPE_PX) return
      from.current = event.clientX
      latest.current()
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    // Pointers have already hit; a click without one comes from a keyboard or a screen reader.
    onClick(event: { readonly detail: number }) {
      if (event.detail === 0) latest.current()
    },
  }
}
