import { useEffect, useRef, useState } from 'react'
import { ask, type Refusal } from './api.ts'
import { Act, RefusalNote } from './Parts.tsx'
import { answerOf } from './prove.ts'
import { useSay } from './texts.ts'
import styles from './console.module.css'

interface MovedProps {
  readonly onIn: () => void
  readonly onOut: () => void
}

async function goOn(): Promise<Refusal | undefined> {
  const proved = await answerOf('/api/sign-in/ask', {})
  if (!proved.ok) return proved
  const done = await ask('/api/moved', proved.proof)
  return done.ok ? undefined : done
}

function Question({ onIn, onOut }: MovedProps) {
  const say = useSay()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setIsBusy] = useState(false)
  const show = async () => {
    if (isBusy) return
    setIsBusy(true)
    const no = await goOn()
    setIsBusy(false)
    if (no?.why === 'signedOut') onOut()
    else if (no) setRefusal(no)
    else onIn()
  }
  return (
    <>
      <p>{say('moved.note')}</p>
      <RefusalNote refusal={refusal} />
      <Act look="act" autoFocus aria-busy={isBusy} onClick={() => void show()}>
        {say('moved.show')}
      </Act>
    </>
  )
}

/** Asks for a passkey when the session is used on an unknown network. */
export function Moved(props: MovedProps) {
  const say = useSay()
  return (
    <main className={styles.entry}>
      <h1>{say('moved.title')}</h1>
      <Question {...props} />
    </main>
  )
}

/** The same as a dialog over the page, so that nothing on it is lost. */
export function MovedDialog(props: MovedProps) {
  const say = useSay()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const before = document.activeElement
    dialog.current?.showModal()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="moved-title"
      // The page cannot be used before the passkey is shown.
      onCancel={(event) => event.preventDefault()}
      // Browsers let a second Escape close the dialog.
      onClose={() => dialog.current?.showModal()}
    >
      <div>
        <h2 id="moved-title">{say('moved.title')}</h2>
        <Question {...props} />
      </div>
    </dialog>
  )
}
