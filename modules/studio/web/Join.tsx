import { useState, type FormEvent } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { useChange } from '#kit/web/use-call.ts'
import { studioCalls } from '../calls.ts'
import { STUDIO_LIMITS } from '../model.ts'
import { studioTexts } from './texts.ts'
import styles from './studio.module.css'

/** A member becomes a developer by one consent. */
export function Join() {
  const text = useMessages(studioTexts)
  const refusal = useRefusalText()
  const [maker, setMaker] = useState('')
  const [agrees, setAgrees] = useState(false)
  const join = useChange(studioCalls.becomeDeveloper, { stale: [studioCalls.readStudio] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (agrees && !join.isPending) join.run({ maker, agrees: true })
  }
  return (
    <>
      <TopBar title={text('title')} isArea />
      <form className={`${styles.form} ${styles.narrow} ${styles.join}`} noValidate onSubmit={submit}>
        <p>{text('lead')}</p>
        <Field
          label={text('join.name')}
          value={maker}
          limit={STUDIO_LIMITS.name}
          error={join.error && refusal(join.error.refusal)}
          autoComplete="organization"
          onChange={({ target }) => {
            setMaker(target.value)
            join.reset()
          }}
        />
        <label className={styles.agree}>
          <input type="checkbox" checked={agrees} onChange={({ target }) => setAgrees(target.checked)} />
          {text('join.agree')}
        </label>
        <Button type="submit" look="act" disabled={!agrees} isPending={join.isPending}>
          {text('join.do')}
        </Button>
      </form>
    </>
  )
}
