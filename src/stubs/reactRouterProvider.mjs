// Stub for react-admin's default router, which brings react-router's data router along; the console
// gives react-admin a router of its own.
export const reactRouterProvider = undefined;
