import { runPart, type Part, type PartResult } from './parts.ts'
import { NO_FILE, type FileResult } from './progress.ts'

/** More red files than these are not bad luck. */
const MOST = 12
/** Suffix of the files that a second run writes. */
export const AGAIN = '-again'

/** The red files of a part; none if there are too many to repeat. */
export function filesToRunAgain({ isGreen, files }: PartResult): readonly string[] {
  const red = files.filter(({ failed }) => failed.length > 0).map(({ file }) => file)
  return isGreen || red.length > MOST || red.includes(NO_FILE) ? [] : red
}

/**
 * Runs the red files of `results` again, one at a time with nothing beside them: a broken test fails again, one that was only
 * late among thirty others does not. The second result counts; `late` lists the files that passed then.
 */
export async function runRedAgain(
  results: readonly PartResult[],
  say: (line: string) => void,
): Promise<{ readonly results: readonly PartResult[]; readonly late: readonly string[] }> {
  const late: string[] = []
  const merged: PartResult[] = []
  for (const result of results) {
    const files = filesToRunAgain(result)
    if (files.length === 0) {
      merged.push(result)
      continue
    }
    say(`once more, one after the other: ${files.join(', ')}`)
    const again = await runPart(partAgain(result.part, files), result.seconds)
    merged.push(withAnswers(result, again))
    late.push(...again.files.filter(({ failed }) => failed.length === 0).map(({ file }) => file))
  }
  return { results: merged, late }
}

const partAgain = (part: Part, files: readonly string[]): Part => ({
  ...part,
  name: `${part.name}${AGAIN}`,
  title: `${part.title}, once more`,
  args: [
    ...part.args.map((arg) => arg.replace(`/${part.name}.json`, `/${part.name}${AGAIN}.json`)),
    '--no-file-parallelism',
    ...files,
  ],
})

/** `first` with the results of `again`; green only if every red file has passed. */
export function withAnswers(first: PartResult, again: PartResult): PartResult {
  const answers = new Map(again.files.map((one) => [one.file, one]))
  const files = first.files.map((one): FileResult => answers.get(one.file) ?? one)
  return {
    ...first,
    isGreen: again.isGreen && files.every(({ failed }) => failed.length === 0),
    seconds: first.seconds + again.seconds,
    processor: first.processor === undefined ? undefined : first.processor + (again.processor ?? 0),
    files,
  }
}
