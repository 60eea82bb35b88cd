export { AccountDoors } from './AccountDoors.tsx'
export { KeepLine } from './KeepLine.tsx'
export { closeLogin, isLoginOpen, openLogin } from './login-door.ts'
