import { useState, type FormEvent } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { LANGUAGE_NAMES, LANGUAGES, type Language } from '#kit/i18n/languages.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { TextAreaField } from '#kit/ui/TextAreaField.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useChange } from '#kit/web/use-call.ts'
import { studioCalls, type StudioGame } from '../calls.ts'
import { STUDIO_LIMITS } from '../model.ts'
import { Pick } from './Pick.tsx'
import { studioTexts } from './texts.ts'
import styles from './studio.module.css'

/** The words of a game, language by language; those that are missing carry a mark. */
export function WordsPart({ game }: { readonly game: StudioGame }) {
  const text = useMessages(studioTexts)
  const [language, setLanguage] = useState<Language>('en')
  const missing = LANGUAGES.filter((one) => !game.words[one])
  return (
    <section className={styles.card} aria-labelledby="words">
      <h2 id="words">{text('words')}</h2>
      {missing.length > 0 && <p className={styles.quiet}>{text('missing', { count: missing.length })}</p>}
      <Pick
        label={text('language')}
        value={language}
        choices={LANGUAGES.map((one) => ({
          value: one,
          label: missing.includes(one)
            ? text('language.missing', { language: LANGUAGE_NAMES[one] })
            : LANGUAGE_NAMES[one],
        }))}
        onPick={(wish) => setLanguage(wish as Language)}
      />
      <OneLanguage key={language} game={game} language={language} />
    </section>
  )
}

function OneLanguage({ game, language }: { readonly game: StudioGame; readonly language: Language }) {
  const text = useMessages(studioTexts)
  const refusal = useRefusalText()
  const known = game.words[language]
  const [title, setTitle] = useState(known?.title ?? (language === 'en' ? game.title : ''))
  const [pitch, setPitch] = useState(known?.pitch ?? '')
  const [how, setHow] = useState(known?.how.join('\n') ?? '')
  const save = useChange(studioCalls.saveWords, { stale: [studioCalls.readOwnGame, studioCalls.readStudio] })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    const { gameKey } = game
    save.run({ gameKey, language, title, pitch, how: how.split('\n') }, () =>
      toast(text('saved'), { kind: 'success' }),
    )
  }
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <Field
        label={text('field.title')}
        lang={language}
        value={title}
        limit={STUDIO_LIMITS.title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Field
        label={text('field.pitch')}
        lang={language}
        value={pitch}
        limit={STUDIO_LIMITS.pitch}
        onChange={({ target }) => setPitch(target.value)}
      />
      <TextAreaField
        label={text('field.how')}
        lang={language}
        value={how}
        error={save.error && refusal(save.error.refusal)}
        onChange={({ target }) => setHow(target.value)}
      />
      <Button type="submit" isPending={save.isPending}>
        {text('save')}
      </Button>
    </form>
  )
}
