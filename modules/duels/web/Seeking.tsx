import { useEffect, useEffectEvent, useState } from 'react'
import type { ErrorName } from '#kit/errors/catalogue.ts'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useLanguage, useMessages } from '#kit/i18n/use-messages.ts'
import { ignoreFailure } from '#kit/result/ignore-failure.ts'
import { systemClock } from '#kit/time/system-clock.ts'
import { between } from '#kit/time/time.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Loading } from '#kit/ui/Loading.tsx'
import { callApi, CallError } from '#kit/web/api.ts'
import { listenLive } from '#kit/web/live-kinds.ts'
import { ignoreLeft, useNavigation } from '#kit/web/navigation.ts'
import { duelsCalls } from '../calls.ts'
import { duelPath, DUELS_LIVE, type ClockName } from '../model.ts'
import { speedOf } from '../rules/clock.ts'
import { ASK_EVERY, COMPUTER_AFTER } from '../rules/pairing.ts'
import { waitText } from './clock-words.ts'
import { DUEL_FACTS } from './duel-facts.ts'
import { duelsTexts } from './texts.ts'
import styles from './live.module.css'

const TICK = 500

interface SeekingProps {
  readonly gameId: number
  readonly clock: ClockName
  readonly onLeave: () => void
  /** Leaves the pool, and plays against the computer. */
  readonly onComputer: () => void
}

/** Waits in the pool, polling, and goes to the board once an opponent is found. */
export function Seeking({ gameId, clock, onLeave, onComputer }: SeekingProps) {
  const text = useMessages(duelsTexts)
  const language = useLanguage()
  const refusal = useRefusalText(DUEL_FACTS)
  const { waited, isElsewhere, error } = useSeek(gameId, clock)
  if (isElsewhere) return <p role="alert">{text('quick.elsewhere')}</p>
  return (
    <div className={styles.seeking}>
      <Loading />
      <p role="status">{text('quick.seeking')}</p>
      <p>
        <bdi dir="ltr">{clock}</bdi> · {text(`speed.${speedOf(clock)}`)}
      </p>
      <span className={styles.waited} role="timer" dir="ltr" aria-label={text('quick.waited')}>
        {waitText(waited, language)}
      </span>
      {error && <p role="alert">{refusal(error)}</p>}
      {waited >= COMPUTER_AFTER && (
        <>
          <p role="status">{text('quick.computer')}</p>
          <Button look="act" isWide onClick={onComputer}>
            {text('quick.toComputer')}
          </Button>
        </>
      )}
      <Button isWide onClick={onLeave}>
        {text('quick.stop')}
      </Button>
    </div>
  )
}

interface Seek {
  /** Milliseconds. */
  readonly waited: number
  /** Another page of the player has taken the place. */
  readonly isElsewhere: boolean
  readonly error: ErrorName | undefined
}

function useSeek(gameId: number, clock: ClockName): Seek {
  const navigation = useNavigation()
  const [seek, setSeek] = useState<Seek>({ waited: 0, isElsewhere: false, error: undefined })
  const goTo = useEffectEvent((slug: string, code: string) =>
    navigation.go(duelPath(slug, code)).catch(ignoreLeft),
  )
  useEffect(() => {
    const began = systemClock()
    let isOver = false
    let isFresh = true
    let isAsking = false
    async function ask() {
      if (isOver || isAsking) return
      isAsking = true
      try {
        const { status, code, slug } = await callApi(duelsCalls.seekDuel, { gameId, clock, isFresh })
        isFresh = false
        if (isOver) return leave()
        if (status === 'paired' && code !== undefined && slug !== undefined) {
          isOver = true
          void goTo(slug, code)
        }
        if (status === 'elsewhere') isOver = true
        setSeek((known) => ({ ...known, isElsewhere: status === 'elsewhere', error: undefined }))
      } catch (error) {
        const name = error instanceof CallError ? error.refusal : 'ServerError'
        // Hints came faster than the rate allows: the place is kept, and the next call is due soon.
        if (name === 'TooFast') return
        // The place is lost after a disconnect: the next call takes a new one.
        isFresh = true
        if (!isOver) setSeek((known) => ({ ...known, error: name }))
      } finally {
        isAsking = false
      }
    }
    const leave = () =>
      void callApi(duelsCalls.stopSeeking, {}).catch(ignoreFailure('the place runs out by itself'))
    void ask()
    const asking = setInterval(ask, ASK_EVERY)
    const ticking = setInterval(
      () => setSeek((known) => ({ ...known, waited: between(began, systemClock()) })),
      TICK,
    )
    const unlisten = listenLive(DUELS_LIVE, () => void ask())
    return () => {
      clearInterval(asking)
      clearInterval(ticking)
      unlisten()
      if (!isOver) leave()
      isOver = true
    }
  }, [gameId, clock])
  return seek
}
