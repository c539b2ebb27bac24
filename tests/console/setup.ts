import { configure } from '@testing-library/react';

/** Runs before each file of console tests. On a busy machine a screen takes its time to come up. */
configure({ asyncUtilTimeout: 20_000 });
