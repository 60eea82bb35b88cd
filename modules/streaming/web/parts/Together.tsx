import { useState } from 'react'
import { useMessages, useNumber } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { copyText } from '#kit/ui/copy-text.ts'
import { Switch } from '#kit/ui/Switch.tsx'
import { toast } from '#kit/ui/toast.ts'
import { MOST_WATCHERS, type Seat } from '../../model.ts'
import type { SeatedWatcher } from '../stream.ts'
import { streamingTexts } from '../texts.ts'
import styles from './together.module.css'

/** How others come to watch a play; the portal gives it, for the player knows no calls. */
export interface TogetherCalls {
  /** The link to this play; the same one again. */
  invite(): Promise<{ readonly link: string; readonly isLocked: boolean }>
  lock(isLocked: boolean): Promise<unknown>
  /** Removes a watcher and locks the link. */
  remove(watcherId: string): Promise<unknown>
}

interface TogetherProps {
  readonly calls: TogetherCalls
  readonly watchers: readonly SeatedWatcher[]
  /** The game has a pad for a second player. */
  readonly isForTwo: boolean
  readonly onSeat: (watcherId: string, seat: Seat) => void
}

/** Watching by link: who is here, what they may do, and the link's lock. */
export function Together({ calls, watchers, isForTwo, onSeat }: TogetherProps) {
  const text = useMessages(streamingTexts)
  const number = useNumber()
  const [invited, setInvited] = useState<{ readonly link: string; readonly isLocked: boolean }>()
  const [isPending, setPending] = useState(false)

  async function attempt(work: () => Promise<unknown>) {
    setPending(true)
    try {
      await work()
    } catch {
      toast(text('watch.failed'), { kind: 'error' })
    }
    setPending(false)
  }
  const invite = () =>
    attempt(async () => {
      const asked = await calls.invite()
      setInvited(asked)
      await copyText(asked.link, { done: text('watch.copied'), failed: asked.link })
    })
  const lock = (isLocked: boolean) =>
    attempt(async () => {
      await calls.lock(isLocked)
      setInvited((before) => before && { ...before, isLocked })
    })
  // Removing somebody also locks the link, because they know it.
  const remove = (watcherId: string) =>
    attempt(async () => {
      await calls.remove(watcherId)
      setInvited((before) => before && { ...before, isLocked: true })
    })
  return (
    <section className={styles.together} aria-label={text('watch.title')}>
      <h3>{text('watch.title')}</h3>
      <p className={styles.note}>{text('watch.note', { count: number(MOST_WATCHERS) })}</p>
      <Button onClick={() => void invite()} isPending={isPending} isWide>
        {text('watch.invite')}
      </Button>
      {invited && (
        <>
          <input
            className={styles.link}
            readOnly
            value={invited.link}
            aria-label={text('watch.link')}
            dir="ltr"
          />
          <Switch
            label={text('watch.lock')}
            note={text('watch.lockNote')}
            isOn={invited.isLocked}
            onChange={(isOn) => void lock(isOn)}
          />
        </>
      )}
      {watchers.length === 0 && invited && <p className={styles.note}>{text('watch.nobody')}</p>}
      <ul className={styles.watchers}>
        {watchers.map(({ id, name, seat }) => (
          <li key={id}>
            <strong dir="auto">{name || text('watch.guest')}</strong>
            {seat === 'none' ? (
              <>
                <Button onClick={() => onSeat(id, 'first')}>{text('watch.handOver')}</Button>
                {isForTwo && <Button onClick={() => onSeat(id, 'second')}>{text('watch.second')}</Button>}
              </>
            ) : (
              <Button onClick={() => onSeat(id, 'none')}>{text('watch.takeBack')}</Button>
            )}
            <Button look="danger" onClick={() => void remove(id)}>
              {text('watch.remove')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
