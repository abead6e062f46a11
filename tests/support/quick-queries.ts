import { configure } from '@testing-library/react';

// Whether an element is hidden jsdom answers by matching every rule with every element above it, for each candidate of
// a query by role: what has to be seen is asked of the one that was found. A busy machine may take its time.
configure({ defaultHidden: true, asyncUtilTimeout: 10_000 });
