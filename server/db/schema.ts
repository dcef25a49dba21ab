export * from './schema/chat.ts'
export * from './schema/identity.ts'
export * from './schema/mobile.ts'
export * from './schema/secret.ts'
