export { TimeTip } from './TimeTip.tsx'
export { cloudStore, learnTimeLeft, refreshCloud } from './cloud-store.ts'
export { keepJoin, takeJoin, type Join } from './kept-join.ts'
