export { PushChoice } from './PushChoice.tsx'
