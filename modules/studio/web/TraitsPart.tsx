import { useState, type FormEvent } from 'react'
import { useRefusalText } from '#kit/errors/use-refusal-text.ts'
import { useMessages } from '#kit/i18n/use-messages.ts'
import { Button } from '#kit/ui/Button.tsx'
import { Field } from '#kit/ui/Field.tsx'
import { toast } from '#kit/ui/toast.ts'
import { useChange } from '#kit/web/use-call.ts'
import { catalogTexts } from '#modules/catalog/web/index.ts'
import { studioCalls, type StudioGame } from '../calls.ts'
import {
  AGE_QUESTIONS,
  ORIENTATIONS,
  STUDIO_LIMITS,
  type AgeAnswers,
  type AgeQuestion,
  type StudioTraits,
} from '../model.ts'
import { Pick } from './Pick.tsx'
import { studioTexts } from './texts.ts'
import styles from './studio.module.css'

const MOST_PLAYERS = 8
const QUESTIONS = Object.keys(AGE_QUESTIONS) as readonly AgeQuestion[]
const NOTHING = Object.fromEntries(QUESTIONS.map((question) => [question, 'no'])) as AgeAnswers

/** What a game is, under which licence, and what is in it. */
export function TraitsPart({ game }: { readonly game: StudioGame }) {
  const text = useMessages(studioTexts)
  const ofGames = useMessages(catalogTexts)
  const refusal = useRefusalText()
  const [traits, setTraits] = useState<StudioTraits>(
    game.traits ?? {
      genre: game.genres[0] ?? '',
      players: 1,
      orientation: 'any',
      licence: '',
      ages: NOTHING,
    },
  )
  const save = useChange(studioCalls.saveTraits, { stale: [studioCalls.readOwnGame] })
  const change = (part: Partial<StudioTraits>) => setTraits({ ...traits, ...part })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!save.isPending)
      save.run({ gameKey: game.gameKey, ...traits }, () => toast(text('saved'), { kind: 'success' }))
  }
  return (
    <form className={styles.card} noValidate onSubmit={submit} aria-labelledby="traits">
      <h2 id="traits">{text('traits')}</h2>
      <Pick
        label={text('genre')}
        value={traits.genre}
        choices={game.genres.map((tag) => ({
          value: tag,
          label: ofGames(`category.${tag}` as 'category.puzzle'),
        }))}
        onPick={(genre) => change({ genre })}
      />
      <Pick
        label={text('players')}
        value={String(traits.players)}
        choices={Array.from({ length: MOST_PLAYERS }, (_, place) => ({
          value: String(place + 1),
          label: String(place + 1),
        }))}
        onPick={(players) => change({ players: Number(players) })}
      />
      <Pick
        label={text('orientation')}
        value={traits.orientation}
        choices={ORIENTATIONS.map((one) => ({ value: one, label: text(`orientation.${one}`) }))}
        onPick={(orientation) => change({ orientation: orientation as StudioTraits['orientation'] })}
      />
      <Field
        label={text('licence')}
        value={traits.licence}
        limit={STUDIO_LIMITS.licence}
        error={save.error && refusal(save.error.refusal)}
        onChange={({ target }) => change({ licence: target.value })}
      />
      <h3>{text('ages')}</h3>
      {QUESTIONS.map((question) => {
        const answers =
          AGE_QUESTIONS[question] === 'scale' ? (['no', 'mild', 'strong'] as const) : (['no', 'yes'] as const)
        return (
          <Pick
            key={question}
            label={text(`q.${question}`)}
            value={traits.ages[question]}
            choices={answers.map((answer) => ({ value: answer, label: text(`a.${answer}`) }))}
            onPick={(answer) =>
              change({ ages: { ...traits.ages, [question]: answer as AgeAnswers[AgeQuestion] } })
            }
          />
        )
      })}
      {game.age !== null && <p>{text('age', { age: game.age })}</p>}
      <Button type="submit" isPending={save.isPending}>
        {text('save')}
      </Button>
    </form>
  )
}
