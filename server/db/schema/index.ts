export { auditLog } from './audit.ts';
export { bhbu } from './bhbu.ts';
export { faskes } from './faskes.ts';
export { file } from './file.ts';
export { outbox } from './outbox.ts';
export { captchaUsed, idempotencyKey, throttle } from './request.ts';
export { role } from './role.ts';
export { appUser, preference, session } from './user.ts';
