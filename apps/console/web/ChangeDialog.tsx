import { createContext, use, useEffect, useRef, useState, type ReactNode } from 'react'
import { ask, whole, type Answer, type CommandInput, type Refusal } from './api.ts'
import { Act, CopyButton, Loading, RefusalNote } from './Parts.tsx'
import { askProved } from './prove.ts'
import { useSay } from './texts.ts'
import styles from './console.module.css'

/** What a change would do, or what it did. */
export interface ShownChange {
  readonly kind: 'planned' | 'same' | 'done' | 'waiting' | 'refused'
  readonly token?: string
  /** The purpose of the passkey that confirming needs, if it needs one. */
  readonly purpose?: string
  readonly second?: 'none' | 'needed' | 'alone'
  readonly subject?: string
  readonly text?: string
  readonly warnings?: readonly string[]
  readonly differences?: readonly string[]
  readonly told?: string
}

/** A requested change: its dry run and its confirmation. */
interface Wish {
  tryIt(): Promise<Answer<ShownChange>>
  confirm(shown: ShownChange): Promise<Answer<ShownChange>>
  /** The third button, for a second operator. */
  readonly refuse?: (() => Promise<Answer<ShownChange>>) | undefined
  readonly onDone?: (() => void) | undefined
}

/** Counts the changes made on this page, so that other parts read again. */
const Made = createContext(0)
export const useChangesMade = (): number => use(Made)

const Changes = createContext<(wish: Wish) => void>(() => undefined)

/** Confirms the change that was shown, with a passkey if a session is not enough. */
const confirmed = (path: string, body: object, { purpose }: ShownChange) =>
  purpose === undefined ? ask<ShownChange>(path, body) : askProved<ShownChange>(path, body, purpose)

/** Opens the dry run of a change in a dialog, where it can be confirmed. */
export function usePropose(): (given: CommandInput, onDone?: () => void) => void {
  const open = use(Changes)
  return (given, onDone) =>
    open({
      tryIt: () => ask<ShownChange>('/api/try', whole(given)),
      confirm: (shown) => confirmed('/api/confirm', { token: shown.token }, shown),
      onDone,
    })
}

/** The same for a change that another operator has planned. */
export function useSecond(): (confirmationId: string, onDone: () => void) => void {
  const open = use(Changes)
  const path = '/api/waiting/decide'
  return (confirmationId, onDone) =>
    open({
      tryIt: () => ask<ShownChange>('/api/waiting/look', { confirmationId }),
      confirm: (shown) => confirmed(path, { confirmationId, verdict: 'confirm' }, shown),
      refuse: () => ask<ShownChange>(path, { confirmationId, verdict: 'refuse' }),
      onDone,
    })
}

export function ChangeHost({ children }: { readonly children: ReactNode }) {
  const [wish, setWish] = useState<Wish>()
  const [made, setMade] = useState(0)
  return (
    <Changes value={setWish}>
      <Made value={made}>{children}</Made>
      {wish && (
        <ChangeDialog
          wish={wish}
          onMade={() => setMade((now) => now + 1)}
          onClose={() => setWish(undefined)}
        />
      )}
    </Changes>
  )
}

interface ChangeDialogProps {
  readonly wish: Wish
  readonly onMade: () => void
  readonly onClose: () => void
}

function ChangeDialog({ wish, onMade, onClose }: ChangeDialogProps) {
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  const [shown, setShown] = useState<ShownChange>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setIsBusy] = useState(false)
  const take = (answer: Answer<ShownChange>) => {
    setIsBusy(false)
    setRefusal(answer.ok ? undefined : answer)
    if (answer.ok) setShown(answer)
    return answer.ok && answer.kind !== 'planned'
  }
  const decide = async (decision: () => Promise<Answer<ShownChange>>) => {
    if (isBusy) return
    setIsBusy(true)
    if (!take(await decision())) return
    wish.onDone?.()
    onMade()
  }
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    void wish.tryIt().then((answer) => {
      setRefusal(answer.ok ? undefined : answer)
      if (answer.ok) setShown(answer)
    })
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [wish])
  const isPlanned = shown?.kind === 'planned'
  return (
    <dialog ref={dialog} className={styles.dialog} onClose={onClose} aria-labelledby="change-title">
      <div>
        <h2 id="change-title">{say('change.title')}</h2>
        {!shown && !refusal && <Loading />}
        {shown && <Difference shown={shown} />}
        <RefusalNote refusal={refusal} />
        <div className={styles.row}>
          {isPlanned && !(refusal?.why === 'stale') && (
            <Act
              look="act"
              autoFocus
              aria-busy={isBusy}
              onClick={() => void decide(() => wish.confirm(shown))}
            >
              {say('confirm')}
            </Act>
          )}
          {isPlanned && wish.refuse && (
            <Act look="danger" onClick={() => void decide(wish.refuse!)}>
              {say('waiting.refuse')}
            </Act>
          )}
          <Act onClick={() => dialog.current?.close()}>{say(isPlanned ? 'cancel' : 'close')}</Act>
        </div>
      </div>
    </dialog>
  )
}

const OUTCOMES = {
  done: 'change.done',
  waiting: 'change.waiting',
  same: 'change.same',
  refused: 'waiting.refuse',
} as const

function Difference({ shown }: { readonly shown: ShownChange }) {
  const say = useSay()
  const { kind, subject, text, warnings = [], differences = [], told, second } = shown
  return (
    <>
      {kind !== 'planned' && (
        <p role="status" className={styles.good}>
          {say(OUTCOMES[kind])}
        </p>
      )}
      {subject && <p className={styles.quiet}>{say('change.about', { subject })}</p>}
      {text && (
        <p lang="en" dir="ltr">
          {text}
        </p>
      )}
      {differences.length > 0 && (
        <ul className={styles.diff} lang="en" dir="ltr">
          {differences.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning} lang="en" dir="ltr">
          {warning}
        </p>
      ))}
      {kind === 'planned' && second === 'needed' && <p className={styles.warning}>{say('change.second')}</p>}
      {kind === 'planned' && second === 'alone' && <p className={styles.warning}>{say('change.alone')}</p>}
      {told && (
        <div className={styles.panel}>
          <strong>{say('change.told')}</strong>
          <code lang="en" dir="ltr" className={styles.diff}>
            {told}
          </code>
          <CopyButton text={/https?:\S+/.exec(told)?.[0] ?? told} />
        </div>
      )}
    </>
  )
}
