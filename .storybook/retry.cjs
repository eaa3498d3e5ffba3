// As the journeys: a machine that others share may stall for seconds. What fails twice fails.
jest.retryTimes(1, { logErrorsBeforeRetry: true });
