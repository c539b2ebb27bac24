/** Resources that a decision about a pair changes. */
export const decidedResources = ['duplicate', 'peserta', 'pesertaOwn', 'booster', 'certificate'];
