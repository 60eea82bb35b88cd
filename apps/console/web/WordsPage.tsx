import { useState, type SubmitEvent } from 'react'
import { EmptyState } from '#kit/ui/EmptyState.tsx'
import { usePropose } from './ChangeDialog.tsx'
import { Act, Input, Labelled, LanguageSelect, RefusalNote } from './Parts.tsx'
import { ResultTable } from './ResultTable.tsx'
import { useSay } from './texts.ts'
import { useReadCommand } from './use-read.ts'
import styles from './console.module.css'

const KINDS = ['add', 'drop', 'allow'] as const

/** The banned words, with the operators' changes. */
export function WordsPage() {
  const say = useSay()
  const propose = usePropose()
  const [LANGUAGE, setLanguage] = useState('all')
  const [WORD, setWord] = useState('')
  const [KIND, setKind] = useState<string>('add')
  const { facts, text, refusal, again } = useReadCommand<readonly unknown[]>({ command: 'words list' })
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const words = { LANGUAGE, WORD }
    const isBack = event.nativeEvent.submitter?.dataset['back'] !== undefined
    propose(
      isBack ? { command: 'words remove', words } : { command: 'words set', words: { ...words, KIND } },
      again,
    )
  }
  return (
    <>
      <form className={styles.panel} onSubmit={submit}>
        <p className={styles.quiet}>{say('words.note')}</p>
        <div className={styles.row}>
          <Labelled label={say('words.word')}>
            <Input required maxLength={60} value={WORD} onChange={(event) => setWord(event.target.value)} />
          </Labelled>
          <Labelled label={say('words.list')}>
            <LanguageSelect all="all" value={LANGUAGE} onPick={setLanguage} />
          </Labelled>
          <Labelled label={say('words.kind')}>
            <select className={styles.input} value={KIND} onChange={(event) => setKind(event.target.value)}>
              {KINDS.map((one) => (
                <option key={one} value={one}>
                  {say(`words.${one}`)}
                </option>
              ))}
            </select>
          </Labelled>
          <Act type="submit" look="act">
            {say('words.set')}
          </Act>
          <Act type="submit" data-back>
            {say('words.back')}
          </Act>
        </div>
      </form>
      <RefusalNote refusal={refusal} />
      {facts?.length === 0 && <EmptyState title={say('words.none')} />}
      {facts !== undefined && facts.length > 0 && <ResultTable name="words list" facts={facts} text={text} />}
    </>
  )
}
