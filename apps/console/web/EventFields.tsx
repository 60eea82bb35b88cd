import { EVENT_ART, EVENT_KINDS, RANK_RULES } from '#modules/events/model.ts'
import { Area } from './GameChoice.tsx'
import { Input, Labelled } from './Parts.tsx'
import { useSay, type TextKey } from './texts.ts'
import type { DraftNow } from './use-draft.ts'
import styles from './console.module.css'

interface PartProps {
  readonly draft: DraftNow
}

/** The fields of an event besides its texts: times, games, leaderboard and card set. */
export function EventFields({ draft }: PartProps) {
  const say = useSay()
  const given = (name: string) => ({
    value: draft.fields[name] ?? '',
    onChange: (event: { target: { value: string } }) => draft.set(name, event.target.value),
  })
  const isOld = draft.on > 0
  return (
    <>
      <div className={styles.row}>
        <Labelled label={say('event.slug')}>
          <Input
            required
            readOnly={isOld}
            pattern="[a-z0-9]+(-[a-z0-9]+)*"
            maxLength={60}
            {...given('slug')}
          />
        </Labelled>
        <Choice draft={draft} name="kind" all={EVENT_KINDS} />
        <Choice draft={draft} name="art" all={EVENT_ART} />
      </div>
      <div className={styles.row}>
        <Labelled label={say('event.startsAt')}>
          <Input required type="datetime-local" step="any" {...given('startsAt')} />
        </Labelled>
        <Labelled label={say('event.endsAt')}>
          <Input required type="datetime-local" step="any" {...given('endsAt')} />
        </Labelled>
      </div>
      <Labelled label={say('event.games')}>
        <Area rows={5} {...given('games')} />
      </Labelled>
      <Labelled label={say('event.ranked')}>
        <Area rows={3} {...given('ranked')} />
      </Labelled>
      <div className={styles.row}>
        <Choice draft={draft} name="rankRule" all={RANK_RULES} />
        <Labelled label={say('event.cards')}>
          <Input pattern="[\d\s,]*" {...given('cards')} />
        </Labelled>
        <Labelled label={say('event.hub')}>
          <Input {...given('hub')} />
        </Labelled>
        <Labelled label={say('event.oddsVersion')}>
          <Input type="number" min={1} {...given('oddsVersion')} />
        </Labelled>
      </div>
    </>
  )
}

function Choice({
  draft,
  name,
  all,
}: PartProps & { readonly name: 'kind' | 'art' | 'rankRule'; readonly all: readonly string[] }) {
  const say = useSay()
  return (
    <Labelled label={say(`event.${name}`)}>
      <select
        className={styles.input}
        value={draft.fields[name]}
        onChange={(event) => draft.set(name, event.target.value)}
      >
        {all.map((one) => (
          <option key={one} value={one}>
            {say(`event.${name}.${one}` as TextKey)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
