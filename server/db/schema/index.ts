export { auditLog } from './audit.ts';
export { bhbu, bhbuApplication } from './bhbu.ts';
export { faskes, faskesBhbu } from './faskes.ts';
export { file } from './file.ts';
export { outbox } from './outbox.ts';
export { peserta, pesertaCount } from './peserta.ts';
export { captchaUsed, idempotencyKey, throttle } from './request.ts';
export { role } from './role.ts';
export { appUser, downloadTicket, preference, session } from './user.ts';
