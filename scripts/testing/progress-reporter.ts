import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { MinimalReporter, type TestModule, type TestSpecification, type Vitest } from 'vitest/node'
import {
  clock,
  PART,
  secondsLeft,
  withLooseEnds,
  type FileResult,
  type LooseError,
  type PartTold,
} from './progress.ts'

const TELL_EVERY = 15_000
/** How many running files are named. */
const FEW = 4

/** Prints a line now and then instead of one per file; failures are printed in full at the end. */
export default class Progress extends MinimalReporter {
  private readonly part = JSON.parse(process.env[PART] ?? 'null') as PartTold | null
  private readonly files: FileResult[] = []
  private begin = 0
  private total = 0
  private told = 0
  private red = 0
  private readonly atWork = new Set<string>()
  private wanted: readonly string[] = []
  private timer: NodeJS.Timeout | undefined

  override onInit(vitest: Vitest): void {
    super.onInit(vitest)
    this.begin = performance.now()
    this.told = this.begin
  }

  override onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.total = specifications.length
    this.wanted = specifications.map(({ moduleId }) => relative(process.cwd(), moduleId))
    this.timer = setInterval(() => this.tell(), TELL_EVERY)
    this.timer.unref()
    this.save([])
  }

  /** Files that have not run are red from the start, so that a part that is killed is not taken for a short one. */
  private save(errors: readonly LooseError[]): void {
    if (!this.part) return
    writeFileSync(this.part.results, JSON.stringify(withLooseEnds(this.files, this.wanted, errors)))
  }

  onTestModuleStart(module: TestModule): void {
    this.atWork.add(module.relativeModuleId)
  }

  override onTestModuleEnd(module: TestModule): void {
    this.atWork.delete(module.relativeModuleId)
    const tests = [...module.children.allTests()]
    const failed = tests.filter((test) => test.result().state === 'failed').map(({ fullName }) => fullName)
    const isRed = module.state() === 'failed'
    const { duration, collectDuration, setupDuration } = module.diagnostic()
    this.files.push({
      file: module.relativeModuleId,
      milliseconds: Math.round(duration + collectDuration + setupDuration),
      tests: tests.length,
      titles: tests.filter((test) => test.result().state === 'passed').map(({ fullName }) => fullName),
      failed: isRed && failed.length === 0 ? ['(the file itself)'] : failed,
    })
    if (isRed) {
      this.red++
      this.log(`islet:   red: ${module.relativeModuleId} ${failed.map((name) => `"${name}"`).join(', ')}`)
    }
    // Saved after each file, so that a run that is ended early keeps its results.
    this.save([])
    this.tell()
  }

  private tell(): void {
    const now = performance.now()
    const done = this.files.length
    if (now - this.told < TELL_EVERY - 100 && done < this.total) return
    this.told = now
    const elapsed = (now - this.begin) / 1000
    const left = secondsLeft(done, this.total, elapsed, this.part?.expected ?? elapsed)
    const red = this.red > 0 ? `, ${this.red} red` : ''
    const names = this.total - done <= FEW ? [...this.atWork].join(', ') : ''
    this.log(
      `islet:   ${this.part?.title ?? 'tests'}: ${done} of ${this.total} files${red} · ${clock(elapsed)} so far, about ${clock(left)} left${names && ` · at work: ${names}`}`,
    )
  }

  override onTestRunEnd(...run: Parameters<MinimalReporter['onTestRunEnd']>): void {
    clearInterval(this.timer)
    super.onTestRunEnd(...run)
    const errors = run[1].map(({ message, VITEST_TEST_PATH: path }): LooseError => {
      return typeof path === 'string' ? { message, file: relative(process.cwd(), path) } : { message }
    })
    this.save(errors)
  }
}
