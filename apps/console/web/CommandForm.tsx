import { use, useState, type FormEvent } from 'react'
import {
  ask,
  readCommand,
  whole,
  type CommandInput,
  type InputFile,
  type ReadAnswer,
  type Refusal,
} from './api.ts'
import { usePropose } from './ChangeDialog.tsx'
import { saysOf } from './commands/command-words.ts'
import { inputFile } from './input-file.ts'
import type { ShownCommand } from './me.ts'
import { Act, Input, Labelled, RefusalNote } from './Parts.tsx'
import { askProved } from './prove.ts'
import { ResultTable } from './ResultTable.tsx'
import { Speech, useSay } from './texts.ts'
import styles from './console.module.css'

const ASK_EVERY_MS = 1500
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

interface RunAnswer extends ReadAnswer<unknown> {
  readonly isOver: boolean
  readonly files: readonly { readonly name: string; readonly bytes: number }[]
}

interface Outcome {
  readonly text: string
  readonly facts: unknown
  readonly runId?: string
  readonly files?: RunAnswer['files']
}

const contentOf = async (file: File): Promise<InputFile> =>
  inputFile(file.name, new Uint8Array(await file.arrayBuffer()))

/** Starts long work and polls it until it ends. */
async function work(given: CommandInput, isSecret: boolean): Promise<Outcome | Refusal> {
  const begun = isSecret
    ? await askProved<{ runId: string }>('/api/work', whole(given), `work ${given.command}`)
    : await ask<{ runId: string }>('/api/work', whole(given))
  if (!begun.ok) return begun
  for (;;) {
    const run = await ask<RunAnswer>('/api/work/ask', { runId: begun.runId })
    if (!run.ok) return run
    if (run.isOver) return { text: run.text, facts: run.facts, runId: begun.runId, files: run.files }
    await pause(ASK_EVERY_MS)
  }
}

/** A form for a command's arguments and options, with its result. */
export function CommandForm({
  command,
  first = {},
}: {
  readonly command: ShownCommand
  readonly first?: Readonly<Record<string, string>>
}) {
  const say = useSay()
  const propose = usePropose()
  const [given, setGiven] = useState<Readonly<Record<string, string>>>(first)
  const [files, setFiles] = useState<readonly InputFile[]>([])
  const [outcome, setOutcome] = useState<Outcome>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [isBusy, setIsBusy] = useState(false)
  const set = (name: string, value: string) => setGiven((now) => ({ ...now, [name]: value }))
  const wish = (): CommandInput => ({
    command: command.name,
    words: Object.fromEntries(command.args.map(({ name }) => [name, given[name] ?? ''])),
    options: Object.fromEntries(
      command.options
        .filter(({ name }) => (given[`--${name}`] ?? '') !== '')
        .map(({ name }) => [name, given[`--${name}`]!]),
    ),
    files,
  })
  const take = (answer: Outcome | Refusal) => {
    const isNo = 'ok' in answer && !answer.ok
    setRefusal(isNo ? (answer as Refusal) : undefined)
    setOutcome(isNo ? undefined : (answer as Outcome))
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (isBusy) return
    if (command.kind === 'change') return propose(wish())
    setIsBusy(true)
    take(await (command.kind === 'read' ? readCommand<unknown>(wish()) : work(wish(), command.isSecret)))
    setIsBusy(false)
  }
  const choose = async (name: string, chosen: FileList | null) => {
    const read = await Promise.all([...(chosen ?? [])].map(contentOf))
    setFiles(read)
    set(name, (read.find((one) => one.name.endsWith('.json')) ?? read[0])?.name ?? '')
  }
  return (
    <form className={styles.panel} onSubmit={(event) => void submit(event)}>
      <CommandHead command={command} />
      <Words command={command} given={given} onSet={set} onChoose={(name, list) => void choose(name, list)} />
      <RefusalNote refusal={refusal} />
      <div className={styles.row}>
        <Act type="submit" look="act" aria-busy={isBusy} disabled={command.onlyHere !== ''}>
          {say(command.kind === 'change' ? 'try' : command.kind === 'read' ? 'show' : 'run')}
        </Act>
        {isBusy && <span role="status">{say(command.kind === 'work' ? 'running' : 'loading')}</span>}
      </div>
      {outcome && <ResultTable name={command.name} facts={outcome.facts} text={outcome.text} />}
      {outcome?.files?.map(({ name }, place) => (
        <a key={name} href={`/api/work/file?runId=${outcome.runId}&place=${place}`} download={name}>
          {say('file.fetch', { name })}
        </a>
      ))}
    </form>
  )
}

function CommandHead({ command }: { readonly command: ShownCommand }) {
  const say = useSay()
  const says = saysOf(command, use(Speech).language)
  return (
    <>
      <h2 lang="en" dir="ltr">
        {command.name}
      </h2>
      <p lang={says.lang} dir="auto" className={styles.quiet}>
        {says.text}.
      </p>
      {command.note && (
        <p lang="en" dir="ltr" className={styles.hint}>
          {command.note}
        </p>
      )}
      {command.isSecret && <span className={styles.badge}>{say('isSecret')}</span>}
      {command.isFinal && <span className={styles.badge}>{say('isFinal')}</span>}
      {command.onlyHere && (
        <p className={styles.warning}>
          {say('why.onlyHere')}: <span lang="en">{command.onlyHere}</span>
        </p>
      )}
      <p className={styles.hint}>
        {say('example')}: <code dir="ltr">{command.example}</code>
      </p>
    </>
  )
}

interface WordsProps {
  readonly command: ShownCommand
  readonly given: Readonly<Record<string, string>>
  readonly onSet: (name: string, value: string) => void
  readonly onChoose: (name: string, files: FileList | null) => void
}

function Words({ command, given, onSet, onChoose }: WordsProps) {
  const say = useSay()
  const labelOf = (name: string, isNeeded: boolean) => (
    <>
      <bdi lang="en">{name}</bdi>
      {!isNeeded && <span className={styles.hint}> {say('optional')}</span>}
    </>
  )
  return (
    <>
      {command.args.map(({ name, says, isOptional, isMany, file }) => (
        <Labelled key={name} label={labelOf(name, !isOptional)} hint={isMany ? `${says} …` : says}>
          {file === 'read' ? (
            <Input type="file" multiple required onChange={(event) => onChoose(name, event.target.files)} />
          ) : (
            <Input
              required={!isOptional}
              value={given[name] ?? ''}
              onChange={(event) => onSet(name, event.target.value)}
            />
          )}
        </Labelled>
      ))}
      {command.options.map(({ name, says, value }) =>
        value === undefined ? (
          <label key={name} className={styles.check}>
            <input
              type="checkbox"
              checked={given[`--${name}`] === 'on'}
              onChange={(event) => onSet(`--${name}`, event.target.checked ? 'on' : '')}
            />
            <span>
              <bdi lang="en">{name}</bdi>{' '}
              <small lang="en" className={styles.hint}>
                {says}
              </small>
            </span>
          </label>
        ) : (
          <Labelled key={name} label={labelOf(name, false)} hint={says}>
            <Input
              value={given[`--${name}`] ?? ''}
              onChange={(event) => onSet(`--${name}`, event.target.value)}
            />
          </Labelled>
        ),
      )}
    </>
  )
}
