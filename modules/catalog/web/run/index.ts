export { Ended } from './Ended.tsx'
export { MenuRun } from './MenuRun.tsx'
