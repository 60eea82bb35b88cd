import { runPart, type Part, type PartResult } from './parts.ts'
import { NO_FILE, type FileResult } from './progress.ts'

/** More red files than these are no bad luck. */
const MOST = 12
/** Ends the names of what a second run writes. */
export const AGAIN = '-again'

/** Files that a part did not see green, or none where they would be too many. */
export function filesToRunAgain({ isGreen, files }: PartResult): readonly string[] {
  const red = files.filter(({ failed }) => failed.length > 0).map(({ file }) => file)
  return isGreen || red.length > MOST || red.includes(NO_FILE) ? [] : red
}

/**
 * Runs the red files of `results` once more, one file at a time and with nothing beside them: what is broken is broken twice,
 * what was late beside thirty others is not. The second answer counts; `late` names the files whose first was another.
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

/** `first` with the answers of `again`; green only where every red file has come up green. */
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
