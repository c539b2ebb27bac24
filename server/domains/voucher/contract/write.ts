import {
  voucherContractFields,
  type voucherContractCalls,
  type VoucherContractInput,
} from '#contract/domains/voucher/contract.ts';
import { lockFamily } from '#server/domains/order/index.ts';
import type { Context, Handlers } from '#server/platform/context.ts';
import { drawDocumentNumber } from '#server/platform/document-number/index.ts';
import {
  checkTransition,
  recordCreation,
  transition,
} from '#server/platform/lifecycle/transition.ts';
import { message } from '#server/platform/messages/message.ts';
import { invalidFields, Problem } from '#server/platform/problem.ts';
import { formColumns } from '#server/platform/record/index.ts';
import { findChangeIssues, findDraftIssues, resolveRoot } from './checks.ts';
import { contractLifecycle, followQuota, lockOpenVouchers } from './lifecycle.ts';
import { contractRecords, replaceFacilities, toContract, type ContractRow } from './records.ts';

const { faskesDiizinkan: _allowed, ...columnFields } = voucherContractFields;

const columnsOf = (body: VoucherContractInput) => formColumns(columnFields, body);

/** @throws Problem 422 for fields with issues */
function throwIfInvalid(issues: Parameters<typeof invalidFields>[0]): void {
  if (Object.keys(issues).length > 0) throw invalidFields(issues);
}

/** Changes a draft, whose company and order may change too. */
async function updateDraft(ctx: Context, before: ContractRow, body: VoucherContractInput) {
  const idRoot = await resolveRoot(ctx, body);
  throwIfInvalid(await findDraftIssues(ctx, body, { idRoot, id: before.id }));
  await replaceFacilities(ctx.db, before.id, body.faskesDiizinkan);
  return await contractRecords.update(ctx, before, { ...columnsOf(body), idRoot });
}

/** Changes what an active contract lets change; a trigger adds the change of quota to its ledger. */
async function updateActive(ctx: Context, before: ContractRow, body: VoucherContractInput) {
  throwIfInvalid(await findChangeIssues(ctx, body, before));
  await replaceFacilities(ctx.db, before.id, body.faskesDiizinkan);
  const after = await contractRecords.update(ctx, before, columnsOf(body));
  await followQuota(ctx, after.id);
  return await contractRecords.get(ctx, after.id);
}

export const writeHandlers = {
  create: async (ctx, { body }) => {
    const idRoot = await resolveRoot(ctx, body);
    await lockFamily(ctx.db, idRoot);
    throwIfInvalid(await findDraftIssues(ctx, body, { idRoot, id: undefined }));
    const created = await contractRecords.insert(
      ctx,
      { ...columnsOf(body), idRoot },
      { after: id => replaceFacilities(ctx.db, id, body.faskesDiizinkan) },
    );
    await recordCreation(ctx, contractLifecycle, created, 'create');
    return await toContract(ctx, created);
  },

  update: async (ctx, { params, body }) => {
    const found = await contractRecords.get(ctx, params.id);
    // The family of the order is locked before its contracts.
    const idRoot = found.status === 'DRAFT' ? await resolveRoot(ctx, body) : found.idRoot;
    await lockFamily(ctx.db, idRoot);
    const before = await contractRecords.lock(ctx, params.id, { submitted: body });
    if (before.status === 'DRAFT') {
      return await toContract(ctx, await updateDraft(ctx, before, body));
    }
    if (before.status !== 'AKTIF' && before.status !== 'HABIS_KUOTA') {
      throw new Problem(
        'KEADAAN_SALAH',
        message('voucherContract.notChangeable', {
          nama: contractRecords.labelOf(before),
          keadaan: message(`voucherContract.state.${before.status}`),
        }),
        { currentState: before.status, reason: 'state' },
      );
    }
    return await toContract(ctx, await updateActive(ctx, before, body));
  },

  changeState: async (ctx, { params, body: { event, alasan } }) => {
    const found = await contractRecords.get(ctx, params.id);
    checkTransition(ctx.user, contractLifecycle, found, event);
    // What a change of state locks is locked before the contract.
    if (event === 'activate') await lockFamily(ctx.db, found.idRoot);
    else await lockOpenVouchers(ctx.db, found.id);
    const before = await contractRecords.lock(ctx, params.id);
    const after = await transition(ctx, contractLifecycle, before, event, {
      check: async () => {
        await contractRecords.lock(ctx, params.id, { submitted: null });
      },
      reason: alasan || undefined,
      values:
        event === 'activate'
          ? { noKontrak: await drawDocumentNumber(ctx, 'voucherContract') }
          : { alasanBatal: alasan ?? null },
    });
    return await toContract(ctx, await contractRecords.get(ctx, after.id));
  },
} satisfies Partial<Handlers<typeof voucherContractCalls>>;
