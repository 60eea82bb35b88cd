export { SignInMethods } from './SignInMethods.tsx'
export { KeepLine } from './KeepLine.tsx'
export { closeLogin, isLoginOpen, openLogin } from './login-trigger.ts'
