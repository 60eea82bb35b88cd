export { cellText } from '../rules/cell-text.ts'
export { csvOf, FEWEST_PEOPLE, withoutFew } from '../rules/csv.ts'
export { addDays, isDay, lastWholeDay } from '../rules/days.ts'
export { countDays, FACTS_KEPT, recountDay } from './count-days.ts'
export { endOf, isRunning, isSurface, SURFACES, type Surface } from '../rules/experiment.ts'
export { judge, type Verdict } from '../rules/sequential.ts'
export {
  forgetOldExposures,
  insertExperiment,
  listExperiments,
  readTrial,
  stopExperiment,
  type StoredExperiment,
} from './experiment-store.ts'
export { openExperiments, type Experiments } from './experiments.ts'
export { numbersPersonalData } from './personal-data.ts'
export {
  readCloud,
  readCohorts,
  readDays,
  readFunnel,
  readGames,
  readGoods,
  readVitals,
  type Span,
} from './read-numbers.ts'
export { carryVisits, forgetOldVisits } from './visit-store.ts'
export { openVisits, type Visits } from './visits.ts'
export { openVitals, VITALS_RATE, type Vitals } from './vitals.ts'
