import { useState, type FormEvent } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Anchor } from '#kit/ui/Anchor.tsx'
import { Button } from '#kit/ui/Button.tsx'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { TopBar } from '#kit/ui/TopBar.tsx'
import { useNavigation } from '#kit/web/navigation.ts'
import { useChange } from '#kit/web/use-call.ts'
import { studioCalls, type OwnGame } from '../calls.ts'
import { STUDIO_LIMITS } from '../model.ts'
import { studioTexts } from './texts.ts'
import styles from './studio.module.css'

/** The games of a developer, and a title for the next one. */
export function OwnGames({ games }: { readonly games: readonly OwnGame[] }) {
  const text = useMessages(studioTexts)
  return (
    <>
      <TopBar title={text('title')} isArea />
      <NewGame />
      {games.length === 0 ? (
        <EmptyState title={text('games.none')} note={text('games.noneNote')} />
      ) : (
        <section aria-label={text('games')} className={styles.games}>
          {games.map(({ gameKey, title, isShown, isDown, lastState }) => (
            <Anchor key={gameKey} href={`/studio/${gameKey}`} className={styles.game}>
              <strong dir="auto">{title}</strong>
              <span className={styles.quiet}>
                {isDown ? text('down') : text(`state.${lastState ?? 'none'}`)}
                {isShown && ` · ${text('shown')}`}
              </span>
            </Anchor>
          ))}
        </section>
      )}
    </>
  )
}

function NewGame() {
  const text = useMessages(studioTexts)
  const refusal = useRefusalText()
  const { go } = useNavigation()
  const [title, setTitle] = useState('')
  const create = useChange(studioCalls.createGame, { stale: [studioCalls.readStudio] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!create.isPending) create.run({ title }, ({ gameKey }) => void go(`/studio/${gameKey}`))
  }
  return (
    <form className={`${styles.form} ${styles.narrow}`} noValidate onSubmit={submit}>
      <Field
        label={text('new.title')}
        value={title}
        limit={STUDIO_LIMITS.title}
        error={create.error && refusal(create.error.refusal)}
        autoComplete="off"
        onChange={({ target }) => {
          setTitle(target.value)
          create.reset()
        }}
      />
      <Button type="submit" look="act" isPending={create.isPending}>
        {text('new.do')}
      </Button>
    </form>
  )
}
