import { useState, type FormEvent } from 'react'
import { AUDIENCES, FLAG_NAMES } from '#modules/operator/model.ts'
import { usePropose } from './ChangeDialog.tsx'
import { Act, Input, Labelled, RefusalNote } from './Parts.tsx'
import { ResultTable } from './ResultTable.tsx'
import { useSay, type TextKey } from './texts.ts'
import { useReadCommand } from './use-read.ts'
import styles from './console.module.css'

/** Turns parts of the portal off, for everybody or for some; plans maintenance with its countdown. */
export function FlagsForm() {
  const say = useSay()
  const propose = usePropose()
  const { facts, refusal, again } = useReadCommand<Readonly<Record<string, object>>>({
    command: 'flags list',
  })
  const [flag, setFlag] = useState<string>(FLAG_NAMES[0])
  const [state, setState] = useState('on')
  const [given, setGiven] = useState<Readonly<Record<string, string>>>({})
  const isMaintenance = flag === 'maintenance'
  const isPartly = !isMaintenance && flag !== 'oauth'
  const set = (name: string, value: string) => setGiven((now) => ({ ...now, [name]: value }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { text = '', at = '', percent = '', audience = '' } = given
    const wanted = isMaintenance
      ? { text, ...(at ? { at: `${at}Z` } : {}) }
      : isPartly
        ? { percent, audience }
        : {}
    const options = state === 'on' ? wanted : {}
    propose({ command: 'flags set', words: { FLAG: flag, STATE: state }, options }, again)
  }
  const list = facts && Object.entries(facts).map(([name, one]) => ({ flag: name, ...one }))
  return (
    <form className={styles.panel} onSubmit={submit} aria-label={say('edit.flags')}>
      <p className={styles.quiet}>{say('flag.note')}</p>
      <div className={styles.row}>
        <Choice label={say('edit.flags')} value={flag} all={FLAG_NAMES} onPick={setFlag} />
        <Choice label={say('flag.state')} value={state} all={['on', 'off']} onPick={setState} />
        {state === 'on' && isPartly && (
          <>
            <Labelled label={say('flag.percent')}>
              <Input
                type="number"
                min={1}
                max={100}
                value={given['percent'] ?? ''}
                onChange={(event) => set('percent', event.target.value)}
              />
            </Labelled>
            <Choice
              label={say('flag.audience')}
              value={given['audience'] ?? 'everybody'}
              all={AUDIENCES}
              onPick={(value) => set('audience', value)}
            />
          </>
        )}
        {state === 'on' && isMaintenance && (
          <>
            <Labelled label={say('edit.at')}>
              <Input
                type="datetime-local"
                value={given['at'] ?? ''}
                onChange={(event) => set('at', event.target.value)}
              />
            </Labelled>
            <Labelled label={say('flag.text')}>
              <Input
                maxLength={300}
                value={given['text'] ?? ''}
                onChange={(event) => set('text', event.target.value)}
              />
            </Labelled>
          </>
        )}
        <Act type="submit" look="act">
          {say('try')}
        </Act>
      </div>
      <RefusalNote refusal={refusal} />
      {list && <ResultTable name="flags list" facts={list} text="" />}
    </form>
  )
}

function Choice({
  label,
  value,
  all,
  onPick,
}: {
  readonly label: string
  readonly value: string
  readonly all: readonly string[]
  readonly onPick: (value: string) => void
}) {
  const say = useSay()
  return (
    <Labelled label={label}>
      <select className={styles.input} value={value} onChange={(event) => onPick(event.target.value)}>
        {all.map((one) => (
          <option key={one} value={one}>
            {say(`flag.${one}` as TextKey)}
          </option>
        ))}
      </select>
    </Labelled>
  )
}
